import type {EngineText} from 'expo-iap-tools/search/engine';
import {findSections, type Found} from 'expo-iap-tools/search/findSections';
import {useEffect, useState} from 'react';
import {type Hit, parseExcerpt} from './hits.ts';
import {inTurn} from './inTurn.ts';
import {
  forgetIndexes,
  hasKnownWord,
  MissingIndexError,
  openIndex,
  type SearchIndex,
} from './searchIndex.ts';

/** What to search for: the words, a docs version or `all`, and how many hits to show. */
type SearchRequest = {readonly query: string; readonly scope: string; readonly limit: number};

/** What a search ended with. */
export type Outcome =
  | {readonly kind: 'idle' | 'missing' | 'failed'}
  | {
      readonly kind: 'found';
      readonly hits: readonly Hit[];
      readonly total: number;
      /** How many of all hits have every word; the others have some. */
      readonly complete: number;
      /** The query that was typed, and what was searched for after typing mistakes were corrected. */
      readonly query: string;
      readonly searched: string;
      readonly meant?: string | undefined;
    };

/** A search that updates as the reader types. */
export type Search = {
  /** The last outcome; it stays while the next search runs. */
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  readonly retry: () => void;
};

const IDLE: Outcome = {kind: 'idle'};
/** Time after the last key before a search starts. */
const DEBOUNCE = 20;

/** Searches while the reader types: one search at a time, and what was overtaken ends at its next step. */
export function useSearch(baseUrl: string, {query, scope, limit}: SearchRequest): Search {
  const [last, setLast] = useState<{key: string; outcome: Outcome}>({key: '', outcome: IDLE});
  const [attempt, setAttempt] = useState(0);
  const words = query.trim();
  const key = words === '' ? '' : JSON.stringify([words, scope, limit, attempt]);

  useEffect(() => {
    if (key === '') return undefined;
    const newer = new AbortController();
    const {signal} = newer;
    const search = async (): Promise<void> => {
      const outcome = await runSearch(baseUrl, {query: words, scope, limit}, signal);
      if (!signal.aborted) setLast({key, outcome});
    };
    const timer = setTimeout(() => inTurn(search, signal), DEBOUNCE);
    return () => {
      newer.abort();
      clearTimeout(timer);
    };
  }, [baseUrl, key, words, scope, limit]);

  return {
    outcome: key === '' ? IDLE : last.outcome,
    isRunning: key !== '' && key !== last.key,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Searches and loads the text of the best hits; a failure is an outcome too, and the next search starts over. */
async function runSearch(
  baseUrl: string,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const {query, scope, limit} = request;
  try {
    const index = await openIndex(baseUrl, scope);
    let found = await findSections(query, index, signal);
    if (found.hits.length === 0) {
      // Pagefind says nothing about a part that did not arrive: make sure, and fetch it again.
      await index.check();
      found = await findSections(query, index, signal);
    }
    if (await isIncomplete(found, index)) {
      forgetIndexes();
      const fresh = await openIndex(baseUrl, scope);
      found = await findSections(query, fresh, signal);
      if (await isIncomplete(found, fresh)) throw new Error('A part of the search index is lost.');
    }
    const {hits, complete, searched, meant} = found;
    const texts = await Promise.all(hits.slice(0, limit).map((hit) => hit.data()));
    const words = {query, searched, meant};
    return {kind: 'found', hits: texts.map(toHit), total: hits.length, complete, ...words};
  } catch (error) {
    // Nobody waits for it, and the index is not to blame.
    if (signal.aborted) return IDLE;
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
