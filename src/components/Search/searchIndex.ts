import {type Engine, type EngineModule, startEngine} from 'expo-iap-tools/search/engine';

/** The search index, ready for queries. */
export type SearchIndex = {
  readonly engine: Engine;
  /** Downloads the words that typing mistakes are corrected to; most searches do not need them. */
  readonly knownWords: () => Promise<readonly string[]>;
  /** Fails when the index cannot be reached any more, or when another deploy has replaced it. */
  readonly check: () => Promise<void>;
};

/** The site was served without an index, as `npm start` does. */
export class MissingIndexError extends Error {}

const opened = new Map<string, Promise<SearchIndex>>();
let attempts = 0;

/** Downloads what every search in a version, or in `all`, needs, once; after a failure the next call tries again. */
export function openIndex(baseUrl: string, scope: string): Promise<SearchIndex> {
  const index = opened.get(scope) ?? download(baseUrl, scope);
  opened.set(scope, index);
  return index;
}

/** Discards the open indexes, so that the next search starts from scratch. */
export function forgetIndexes(): void {
  opened.clear();
}

async function download(baseUrl: string, scope: string): Promise<SearchIndex> {
  const folder = `${baseUrl}pagefind/${scope}/`;
  const entry = `${folder}pagefind-entry.json`;
  const stamp = await readEntry(entry);
  const module = await loadModule(`${folder}pagefind.js`);
  let words: Promise<readonly string[]> | undefined;
  return {
    engine: startEngine(module, folder, baseUrl),
    knownWords: () => {
      words ??= readText(`${folder}words.txt`).then((text) => text.split('\n'));
      return words;
    },
    check: async () => {
      if ((await readEntry(entry)) !== stamp) throw new Error('The search index was replaced.');
    },
  };
}

async function loadModule(address: string): Promise<EngineModule> {
  // Browsers remember a failed import: another try needs another address.
  const fresh = attempts === 0 ? address : `${address}?attempt=${attempts}`;
  attempts += 1;
  const module: EngineModule = await import(/* webpackIgnore: true */ /* @vite-ignore */ fresh);
  attempts = 0;
  return module;
}

/** Reads the file that lists the parts of the index. If the server responds with a page, there is no index. */
async function readEntry(address: string): Promise<string> {
  const text = await readText(address);
  if (text.startsWith('{')) return text;
  throw new MissingIndexError(`${address} is not an index.`);
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.ok) return response.text();
  const message = `${address} answered ${response.status}.`;
  throw response.status === 404 ? new MissingIndexError(message) : new Error(message);
}

/** The search continues the words that begin as the only word of a query from this length on. */
const SHORTEST = 4;

/** Says whether a complete index must have a hit: for a word that it has, or for the start of one that is still typed. */
export function hasKnownWord(query: string, known: readonly string[]): boolean {
  const words = query.toLowerCase().split(' ');
  const [only = ''] = words;
  const isStart = words.length === 1 && only.length >= SHORTEST;
  return known.some((entry) => words.includes(entry) || (isStart && entry.startsWith(only)));
}
