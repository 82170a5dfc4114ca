import type {Engine, EngineModule} from './searchEngine.ts';
import {startEngine} from './searchEngine.ts';

/** The search index, open for questions. */
export type SearchIndex = {
  readonly engine: Engine;
  /** Downloads the words that typing mistakes are corrected to; most searches do without. */
  readonly knownWords: () => Promise<readonly string[]>;
  /** Fails when the index cannot be reached any more, or when another deploy has replaced it. */
  readonly check: () => Promise<void>;
};

/** The site was served without an index, as `npm start` does. */
export class MissingIndexError extends Error {}

let opened: Promise<SearchIndex> | undefined;
let attempts = 0;

/** Downloads what every search needs, once; after a failure the next call tries again. */
export function openIndex(baseUrl: string): Promise<SearchIndex> {
  opened ??= download(baseUrl);
  return opened;
}

/** Forgets the open index, so that the next search starts from nothing. */
export function forgetIndex(): void {
  opened = undefined;
}

async function download(baseUrl: string): Promise<SearchIndex> {
  const folder = `${baseUrl}pagefind/`;
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

/** Reads the file that names the parts of the index; a server that answers with a page has none. */
async function readEntry(address: string): Promise<string> {
  const text = await readText(address);
  if (text.startsWith('{')) return text;
  throw new MissingIndexError(`${address} is no index.`);
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.ok) return response.text();
  const message = `${address} answered ${response.status}.`;
  throw response.status === 404 ? new MissingIndexError(message) : new Error(message);
}
