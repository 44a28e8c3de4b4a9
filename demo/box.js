// @ts-check
/* The browser's own storage, which may be denied or full: what cannot be read is not there, what cannot be written says so.
 * Not here: what is kept under which name (store.js, and the scoring sheet's keep.js). */

export class Box {
  /** @param {Storage | null} storage null where the browser gives none */
  constructor(storage) {
    this.storage = storage;
  }

  /** @param {string} name @returns {string | null} */
  get(name) {
    try {
      return this.storage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  /** Whether it is written; a full storage may have room again the next time. @param {string} name @param {string} text */
  set(name, text) {
    try {
      this.storage?.setItem(name, text);
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  /** @param {string} name */
  remove(name) {
    try {
      this.storage?.removeItem(name);
    } catch {
      // It stays where it is.
    }
  }

  /** Put what stands under one name under another, with `before` in front of it. Nothing is lost. @param {string} from @param {string} to @param {string} [before] */
  move(from, to, before = "") {
    const text = this.get(from);
    if (text === null) return;
    const hadRoom = this.set(to, before + text);
    this.remove(from);
    // Where there was no room for both, there is for one; and where there is not even that, it stays where it was.
    if (!hadRoom && !this.set(to, before + text)) this.set(from, text);
  }
}
