import {type Found, findSections} from './findSections.ts';
import {hasKnownWord} from './hasKnownWord.ts';
import {forgetIndexes, MissingIndexError, openIndex, type SearchIndex} from './openIndex.ts';
import {parseExcerpt} from './parseExcerpt.ts';
import type {EngineText} from './searchEngine.ts';
import type {Hit, Outcome} from './searchTypes.ts';

/** What to search for: the words, a docs version or `all`, and how many hits to show. */
export type SearchRequest = {
  readonly query: string;
  readonly scope: string;
  readonly limit: number;
};

/** Searches and loads the text of the best hits; a failure is an outcome too, and the next search starts anew. */
export async function runSearch(
  baseUrl: string,
  {query, scope, limit}: SearchRequest,
): Promise<Outcome> {
  try {
    const index = await openIndex(baseUrl, scope);
    let found = await findSections(query, index);
    if (found.hits.length === 0) {
      // Pagefind keeps silent about a part that did not arrive: make sure, and fetch it once more.
      await index.check();
      found = await findSections(query, index);
    }
    if (await isIncomplete(found, index)) {
      forgetIndexes();
      const fresh = await openIndex(baseUrl, scope);
      found = await findSections(query, fresh);
      if (await isIncomplete(found, fresh)) throw new Error('A part of the search index is lost.');
    }
    const texts = await Promise.all(found.hits.slice(0, limit).map((hit) => hit.data()));
    return {
      kind: 'found',
      hits: texts.map(toHit),
      total: found.hits.length,
      complete: found.complete,
      query,
      searched: found.searched,
    };
  } catch (error) {
    forgetIndexes();
    return {kind: error instanceof MissingIndexError ? 'missing' : 'failed'};
  }
}

/** Nothing was found although a word of the query is in the index. */
async function isIncomplete({hits, searched}: Found, {knownWords}: SearchIndex): Promise<boolean> {
  return hits.length === 0 && hasKnownWord(searched, await knownWords());
}

function toHit({url, excerpt, meta}: EngineText): Hit {
  const title = meta['title'] ?? '';
  return {
    url,
    pageUrl: url.replace(/#.*$/, ''),
    pageTitle: meta['above']?.split(' › ')[0] ?? title,
    title,
    version: meta['version'] ?? '',
    excerpt: parseExcerpt(excerpt),
  };
}
