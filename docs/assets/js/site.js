// @ts-check
/* What the pages need a script for: a menu button that the keyboard reaches.
 * Not here: the table (demo/). */

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

makeMenuButton();
