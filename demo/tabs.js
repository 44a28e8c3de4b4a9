// @ts-check
/* Which of several tabs plays the match: the one that said so last. The others watch.
 * Not here: what playing and watching mean (matches.js). The note lies in the storage, where all tabs see it at once. */

const TAB = "manille.tab";

export class Tab {
  /** @param {Storage | null} storage */
  constructor(storage) {
    this.storage = storage;
    this.id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  }

  /** From now on this tab plays. */
  claim() {
    try {
      this.storage?.setItem(TAB, this.id);
    } catch {
      // Nothing can be written: then no other tab can write over this one's match either.
      this.storage = null;
    }
  }

  /** Whether this tab is the one that plays; without storage every tab plays a match of its own. */
  owns() {
    try {
      return (this.storage?.getItem(TAB) ?? this.id) === this.id;
    } catch {
      return true;
    }
  }

  /** @param {{lost: () => void, match: () => void, settings: () => void, back: () => void}} heard */
  listen({ lost, match, settings, back }) {
    addEventListener("storage", ({ key }) => {
      if (key === TAB && !this.owns()) lost();
      if (key === "manille.match") match();
      if (key === "manille.settings") settings();
    });
    // A page that comes back from the browser's memory has slept through everything.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted && !this.owns()) back();
    });
  }
}
