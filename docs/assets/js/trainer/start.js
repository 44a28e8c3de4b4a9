// @ts-check
/* The door to the trainer: nothing of it is fetched before the reader begins.
 * Not here: the trainer (run.js). */

for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".mt-trainer"))) {
  const form = place.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    void begin(place, form);
  });
}

/** @param {HTMLElement} place @param {HTMLFormElement} form */
async function begin(place, form) {
  const button = form.querySelector("button");
  button?.setAttribute("aria-busy", "true");
  try {
    const { run } = await import("./run.js");
    await run(place, form);
  } catch (error) {
    console.warn(error);
    const trouble = form.querySelector("[role=status]");
    if (trouble) trouble.textContent = place.dataset["trouble"] ?? "";
  } finally {
    button?.removeAttribute("aria-busy");
  }
}
