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

/** What a search needs. */
export type Searched = {
  readonly engine: Engine;
  /** The words that typing mistakes are corrected to; most searches do not need them. */
  readonly knownWords: () => Promise<readonly string[]>;
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

/** Starts Pagefind on the index in a folder, in the thread that asks: the index is small. */
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
