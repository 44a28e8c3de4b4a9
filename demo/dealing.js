// @ts-check
/* Who gets which packet when the cards are dealt: a pure list, for the eye.
 * Not here: the deal itself (the engine) and the movement (motion.js). */

/** @typedef {import("./types.js").Seat} Seat */

const ROUND = /** @type {const} */ (["N", "E", "S", "W"]);

/**
 * The packets in order: the dealer's neighbour in the direction of play comes first, the dealer last.
 * @param {Seat} dealer @param {"clockwise" | "counter-clockwise"} direction @param {number[]} packets sizes, round by round
 * @returns {{seat: Seat, size: number, first: number}[]} `first`: how many cards the seat holds already
 */
export function dealTurns(dealer, direction, packets) {
  const step = direction === "clockwise" ? 1 : 3;
  const at = ROUND.indexOf(dealer);
  const seats = [1, 2, 3, 4].map((i) => /** @type {Seat} */ (ROUND[(at + i * step) % 4]));
  return packets.flatMap((size, round) => {
    const first = packets.slice(0, round).reduce((sum, n) => sum + n, 0);
    return seats.map((seat) => ({ seat, size, first }));
  });
}
