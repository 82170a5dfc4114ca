/** A hit of Pagefind after its text was loaded. */
export type EngineText = {
  readonly url: string;
  readonly content: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
};

/** A hit of Pagefind whose text is loaded on demand. */
export type EngineHit = {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<EngineText>;
};

/** The part of a Pagefind instance that the search uses. */
export type Engine = {
  readonly search: (text: string) => Promise<{results: readonly EngineHit[]}>;
};

/** The part of `pagefind.js` that the search uses. */
export type EngineModule = {readonly createInstance: (options: object) => Engine};

/** The search index, ready for queries. */
export type SearchIndex = {
  readonly engine: Engine;
  /** Downloads the words that typing mistakes are corrected to; most searches do not need them. */
  readonly knownWords: () => Promise<readonly string[]>;
  /** Fails when the index cannot be reached any more, or when another deploy has replaced it. */
  readonly check: () => Promise<void>;
};

/** How much a match counts by the data it is found in; text counts 1. */
const metaWeights = {
  title: 8,
  page: 8,
  name: 3,
  fields: 4,
  terms: 8,
  above: 0.5,
  code: 0.5,
  version: 0,
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

/** Starts Pagefind on the index in a folder, on the page's own thread: the index is small. */
export function startEngine(
  {createInstance}: EngineModule,
  folder: string,
  baseUrl: string,
): Engine {
  return createInstance({
    basePath: folder,
    baseUrl,
    noWorker: true,
    language: 'en',
    excerptLength: 24,
    excerptEllipsis: '…',
    ranking: {metaWeights},
  });
}

/** Words this short are not searched for on their own. */
const SHORTEST = 3;

/** Says whether a word of the index starts with a word of the query. If so, a complete index has a hit for it. */
export function hasKnownWord(query: string, known: readonly string[]): boolean {
  return query
    .toLowerCase()
    .split(' ')
    .some((word) => word.length >= SHORTEST && known.some((entry) => entry.startsWith(word)));
}
