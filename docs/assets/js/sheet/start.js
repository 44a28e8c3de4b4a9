// @ts-check
/* The door to the scoring sheet: a kept one opens by itself, a new one when the reader asks for it.
 * Not here: the sheet (app.js). */

const NAME = "manille.sheet";

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".mt-sheet"))) {
  const form = /** @type {HTMLFormElement} */ (place.querySelector("form"));
  form.addEventListener("change", () => showHouseRules(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void open(place, form, true);
  });
  showHouseRules(form);
  if (isKept()) void open(place, form, false);
}

/** House rules are asked about only where the rules have some. @param {HTMLFormElement} form */
function showHouseRules(form) {
  const variant = new FormData(form).get("variant");
  for (const set of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-for]"))) {
    set.hidden = set.dataset["for"] !== variant;
  }
}

/** @param {HTMLElement} place @param {HTMLFormElement} form @param {boolean} isNew */
async function open(place, form, isNew) {
  try {
    const { open } = await import("./app.js");
    await open(place, form, isNew);
  } catch (error) {
    console.warn(error);
    const trouble = form.querySelector("[role=status]");
    if (trouble) trouble.textContent = place.dataset["trouble"] ?? "";
  } finally {
    delete place.dataset["waits"];
  }
}

function isKept() {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(NAME));
  } catch {
    return false;
  }
}
