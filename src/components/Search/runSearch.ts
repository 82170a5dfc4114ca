import {findSections} from './findSections.ts';
import {forgetIndexes, MissingIndexError, openIndex} from './openIndex.ts';
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
    const find = () => findSections(query, index);
    let found = await find();
    if (found.hits.length === 0) {
      // Pagefind keeps silent about a part that did not arrive: make sure, and fetch it once more.
      await index.check();
      found = await find();
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
