/* Search with stems and without accents, around the theme's own worker, and loaded with the first word typed.
 * Not here: making the index, showing results. */

/* A page needs the search engine, the stemmer and the entries only once somebody searches: until then the page is told
 * that all is ready. The message types are the theme's. */
const SETUP = 0, READY = 1, QUERY = 2, RESULT = 3;

let setup = null;
let engine = null;

addEventListener("message", async ({ data }) => {
  if (data.type === SETUP) {
    setup = data.data;
    postMessage({ type: READY });
  } else if (data.type === QUERY && !data.data.trim()) {
    postMessage({ type: RESULT, data: { items: [] } });
  } else if (data.type === QUERY) {
    try {
      engine ??= load();
      await (await engine)({ data });
    } catch (error) {
      engine = null; // The next word typed tries again.
      console.warn(error);
      postMessage({ type: RESULT, data: { items: [] } });
    }
  }
});

/** Load the theme's worker and the entries; return the theme's own listener. */
async function load() {
  const response = await fetch(new URL(`../../../${setup.config.entries}`, location.href));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const docs = await response.json();
  const answer = themeListener();
  stemQueries();
  await answer({ data: { type: SETUP, data: { ...setup, docs } } });
  return answer;
}

/** Run the theme's worker and return the listener it adds, which is then ours to call. */
function themeListener() {
  const listen = self.addEventListener;
  let found = null;
  self.addEventListener = (_, listener) => { found = listener; };
  importScripts("__ORIGINAL__");
  self.addEventListener = listen;
  return found;
}

/* The theme appends "*" to every word typed, and lunr skips its stemmer for such words: cut the word to its stem before
 * the star, and fold accents, so that "couper" finds "coupaient" and "regles" finds "règles". */
function stemQueries() {
  const fold = token =>
    token.update(text =>
      text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/œ/g, "oe").replace(/ß/g, "ss"));
  lunr.Pipeline.registerFunction(fold, "fold");

  const use = lunr.Builder.prototype.use;
  lunr.Builder.prototype.use = function (plugin, ...rest) {
    use.call(this, plugin, ...rest);
    this.pipeline.add(fold);
    this.searchPipeline.add(fold);
  };

  const query = lunr.Index.prototype.query;
  lunr.Index.prototype.query = function (build) {
    return query.call(this, request => {
      build.call(request, request);
      for (const clause of request.clauses) {
        if (clause.term.length < 2 || !clause.term.endsWith("*")) continue;
        const [stem] = this.pipeline.runString(clause.term.slice(0, -1));
        if (stem) clause.term = `${stem}*`;
      }
    });
  };
}
