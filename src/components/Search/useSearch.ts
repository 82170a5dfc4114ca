import {useEffect, useState} from 'react';
import type {SearchRequest} from './runSearch.ts';
import {runSearch} from './runSearch.ts';
import type {Outcome} from './searchTypes.ts';

/** Time after the last key before a search starts. */
const PAUSE = 20;

/** A search that follows what is typed. */
export type Search = {
  /** The last outcome; it stays while the next search runs. */
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  readonly retry: () => void;
};

/** Searches while the reader types and drops answers that come too late. */
export function useSearch(baseUrl: string, {query, scope, limit}: SearchRequest): Search {
  const [last, setLast] = useState<{key: string; outcome: Outcome}>({key: '', outcome: IDLE});
  const [attempt, setAttempt] = useState(0);
  const words = query.trim();
  const key = words === '' ? '' : JSON.stringify([words, scope, limit, attempt]);

  useEffect(() => {
    if (key === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void runSearch(baseUrl, {query: words, scope, limit}).then((outcome) => {
        if (isWanted) setLast({key, outcome});
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [baseUrl, key, words, scope, limit]);

  return {
    outcome: key === '' ? IDLE : last.outcome,
    isRunning: key !== '' && key !== last.key,
    retry: () => setAttempt(attempt + 1),
  };
}

const IDLE: Outcome = {kind: 'idle'};
