// @ts-check
/* Short sounds made on the spot: a card laid, a trick taken, a refusal, a match won. Off unless wanted.
 * Not here: any file; nothing that is heard says more than what is seen. */

/** @typedef {import("./types.js").State} State */
/** @typedef {"card" | "trick" | "refused" | "win"} Name */

/** What happened that can be heard, null for nothing. @param {State} before @param {State} after @returns {Name | null} */
export function heard(before, after) {
  const [was, now] = [before.screen, after.screen];
  if (after.notice?.kind === "refused" && after.notice !== before.notice) return "refused";
  if (!was || !now || was === now) return null;
  if (now.winner === "NS" && was.winner === null && was.deal === now.deal) return "win";
  if (now.deal !== was.deal) return null;
  if (now.tricks.length > was.tricks.length) return "trick";
  return (now.trick?.cards.length ?? 0) > (was.trick?.cards.length ?? 0) ? "card" : null;
}

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;

  /** @param {State} before @param {State} after */
  follow(before, after) {
    if (!after.settings.sound) return;
    const name = after.settings.sound && !before.settings.sound ? "card" : heard(before, after);
    if (name) this.#play(name);
  }

  /** @param {Name} name */
  #play(name) {
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Before the visitor has touched anything the browser keeps it silent; nothing is saved up for later.
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (name === "card") rustle(context, now, 2400, 0.25);
    else if (name === "refused") tone(context, now, 165, 0.16, "triangle", 0.18);
    else if (name === "trick") [0, 0.07, 0.13].forEach((after) => rustle(context, now + after, 1500, 0.2));
    else [523, 659, 784, 1047].forEach((pitch, i) => tone(context, now + i * 0.11, pitch, 0.35, "sine", 0.14));
  }
}

/** A burst of filtered noise: paper on cloth. @param {AudioContext} context @param {number} when @param {number} pitch @param {number} loud */
function rustle(context, when, pitch, loud) {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * 0.06), context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(fading(context, when, 0.06, loud)).connect(context.destination);
  source.start(when);
}

/** @param {AudioContext} context @param {number} when @param {number} frequency @param {number} length @param {OscillatorType} type @param {number} loud */
function tone(context, when, frequency, length, type, loud) {
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(fading(context, when, length, loud)).connect(context.destination);
  source.start(when);
  source.stop(when + length);
}

/** @param {AudioContext} context @param {number} when @param {number} length @param {number} loud */
function fading(context, when, length, loud) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.001, when + length);
  return gain;
}
