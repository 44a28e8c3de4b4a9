// @ts-check
/* The review of the deal that was just counted: asks for one choice after the other while the page stays free.
 * Not here: the verdicts, which are the engine's, and how they look (views/review.js). */

/** @typedef {import("./controller.js").Controller} Controller */
/** @typedef {import("./types.js").LookBack} Looked */
/** @typedef {import("./types.js").Judged} Judged */

export class LookBack {
  /** @param {Controller} controller */
  constructor(controller) {
    this.controller = controller;
  }

  /** List the choices of the last deal at once, and have them judged one by one as long as they are looked at. */
  async open() {
    const { save, screen, busy } = this.controller.state;
    if (!save || !screen?.count || busy) return;
    if (this.#looked?.save === save) return this.#show(this.#looked);
    const { ok, choices } = await this.controller.engine.ask({ op: "review", save, deal: screen.deal });
    if (!ok || !choices || this.controller.state.save !== save) return;
    await this.#show({ save, deal: screen.deal, choices, judged: [], at: null });
  }

  /** Show the position of a choice, or put it away again. @param {number} at */
  select(at) {
    const looked = this.#looked;
    if (looked) this.controller.change({ lookedBack: { ...looked, at: looked.at === at ? null : at } });
  }

  get #looked() {
    return this.controller.state.lookedBack;
  }

  /** @param {Looked} looked */
  async #show(looked) {
    this.controller.change({ lookedBack: looked });
    this.controller.showDialog("review");
    await this.#judge(looked.save);
  }

  /** @param {object} save */
  async #judge(save) {
    const { engine } = this.controller;
    for (let looked = this.#looked; looked && looked.judged.length < looked.choices.length; looked = this.#looked) {
      const choice = looked.judged.length;
      const { ok, judged } = await engine.ask({ op: "review", save, deal: looked.deal, choice });
      const now = this.#looked;
      // Closed, taken back, or asked for twice: then somebody else goes on from here, or nobody.
      if (!ok || !judged || now?.save !== save || now.judged.length !== choice || this.controller.state.dialog !== "review") return;
      this.controller.change({ lookedBack: { ...now, judged: [...now.judged, judged] } });
    }
  }
}

/** What all choices cost that could have been better, and what the hidden cards gave or took beside. @param {Judged[]} judged */
export function sums(judged) {
  const choices = sum(judged.map(({ blames, known }) => (blames ? known : 0)));
  return { choices: -choices || 0, luck: choices - sum(judged.map(({ opened }) => opened)) || 0 };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, n) => all + n, 0);
}
