// @ts-check
/* What the pages need a script for: a menu button that the keyboard reaches, and the offer of the reader's own language.
 * Not here: the table (demo/), and what its page loads later. */

import "./later.js";

/** Material's menu sign is a <label>, which no key reaches: put a button in its place. */
function makeMenuButton() {
  const label = document.querySelector("label.md-header__button[for=__drawer]");
  const drawer = document.getElementById("__drawer");
  if (!label || !(drawer instanceof HTMLInputElement)) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = label.className;
  button.append(...label.childNodes);
  button.setAttribute("aria-label", document.querySelector(".md-nav--primary")?.getAttribute("aria-label") ?? "Menu");
  const tell = () => button.setAttribute("aria-expanded", String(drawer.checked));
  button.addEventListener("click", () => drawer.click());
  drawer.addEventListener("change", tell);
  tell();
  label.replaceWith(button);
}

/* Where the reader has said which language it shall be: by going to one, or by refusing the offer of one. */
const ANSWERED = "manille.language";

/** Show the offer of the page in the language that the browser prefers among the site's, once, to who has not answered. */
function offerLanguage() {
  for (const link of document.querySelectorAll(".mt-languages__link, .mt-offer a")) {
    link.addEventListener("click", answer);
  }
  const offers = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".mt-offer")]);
  const here = document.documentElement.lang;
  const preferred = navigator.languages.map(lang => lang.split("-")[0]);
  const wanted = preferred.find(lang => lang === here || offers.some(offer => offer.lang === lang));
  const offer = offers.find(one => one.lang === wanted);
  if (!offer || answered()) return;
  offer.hidden = false;
  offer.querySelector("button")?.addEventListener("click", () => {
    offer.hidden = true;
    answer();
  });
}

/** Remember that the reader has answered; without a storage, for this page alone. */
function answer() {
  try {
    localStorage.setItem(ANSWERED, "yes");
  } catch {}
}

function answered() {
  try {
    return localStorage.getItem(ANSWERED) !== null;
  } catch {
    return false;
  }
}

makeMenuButton();
offerLanguage();
