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
  const titles = new Map();
  stemQueries(titles);
  await answer({ data: { type: SETUP, data: { ...setup, docs } } });
  for (const { location, title } of docs) titles.set(location, words(title));
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
 * the star, and fold accents, so that "couper" finds "coupaient" and "regles" finds "règles". The stem itself counts for
 * more than what only begins with it, all words for more than some, and a heading for more the closer it is to what was
 * asked; the theme cannot tell, since it compares with what was typed. */
function stemQueries(titles) {
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
    const stems = [];
    const results = query.call(this, request => {
      build.call(request, request);
      const telling = request.clauses.filter(isTelling);
      if (telling.length) request.clauses = telling;
      request.clauses = request.clauses.flatMap(clause => stemmed(clause, this.pipeline));
      stems.push(...new Set(request.clauses.map(clause => clause.term.replace(/\*$/, ""))));
    });
    for (const result of results) result.score *= closeness(result, stems, titles);
    return results.sort((one, other) => other.score - one.score);
  };
}

/** How close a result is to what was asked: the share of the words it has, and the share of its title that was asked for. */
function closeness({ ref, matchData: { metadata } }, stems, titles) {
  const has = terms => stems.filter(stem => terms.some(term => term.startsWith(stem))).length / stems.length;
  const found = Object.keys(metadata);
  const inTitle = found.filter(term => "title" in metadata[term]);
  const ofTitle = Math.min(1, inTitle.length / Math.max(1, titles.get(ref)));
  return has(found) ** 2 * (1 + has(inTitle) * ofTitle);
}

/** How many words of a title tell something. */
function words(title) {
  const all = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return all.filter(word => isTelling({ term: word })).length;
}

/** Whether a clause asks for more than a word such as "de": the index has none of those, but its star finds every "de…". */
function isTelling({ term }) {
  const word = term.replace(/\*$/, "");
  const { stopWordFilter } = lunr[setup.config.lang[0]];
  return word.length > 1 && stopWordFilter(new lunr.Token(word)) !== undefined;
}

/** The clause with its word cut to the stem before the star, and before it the stem itself, which counts for more. */
function stemmed(clause, pipeline) {
  const [stem] = clause.term.endsWith("*") ? pipeline.runString(clause.term.slice(0, -1)) : [];
  if (!stem) return [clause];
  const whole = { ...clause, term: stem, wildcard: lunr.Query.wildcard.NONE, boost: 4 * clause.boost };
  return [whole, { ...clause, term: `${stem}*` }];
}
