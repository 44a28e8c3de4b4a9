/* Search with stems and without accents, around the theme's own worker.
 * Not here: building the index, showing results. */

/* The theme appends "*" to every word typed, and lunr skips its stemmer for such words: cut the word to its stem before
 * the star, and fold accents, so that "couper" finds "coupaient" and "regles" finds "règles". */
importScripts("__ORIGINAL__");

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
