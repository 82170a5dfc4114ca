import {openSync, readSync} from 'node:fs';
import {packedPath, requirePacked} from '../data/packed.ts';
import {type EngineModule, type Searched, startEngine} from './engine.ts';

/** Where each part of an index is in the one file that has them all. */
export type IndexParts = Readonly<Record<string, readonly [start: number, length: number]>>;

/** The list of the parts of an index, and the file with all of them. */
export function indexFiles(version: string): {readonly list: string; readonly parts: string} {
  return {list: `search/${version}.json`, parts: `search/${version}.bin`};
}

type ReadPart = (name: string) => Uint8Array<ArrayBuffer>;

/** The part of a response that Pagefind reads. */
type PartResponse = {
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
  readonly json: () => Promise<unknown>;
};

/** What Pagefind calls instead of `fetch`, by the name that its module knows. */
const FETCH = 'fetchIndexPart';

/**
 * What Pagefind’s module gets instead of what it knows from browsers. Node loads its whole HTTP client when `fetch`,
 * `Request` or `Response` is read, and Pagefind looks only every 50 ms whether it is ready: both take longer than a search.
 */
const SURROUNDINGS = [
  `const fetch = globalThis.${FETCH}, Request = undefined, Response = undefined;`,
  'const setTimeout = (run) => globalThis.setTimeout(run, 1);',
].join('');

const readers = new Map<string, ReadPart>();
const opened = new Map<string, Promise<Searched>>();

/** Opens the index of a docs version, once. */
export function openPackedIndex(version: string): Promise<Searched> {
  const index = opened.get(version) ?? open(version);
  opened.set(version, index);
  return index;
}

async function open(version: string): Promise<Searched> {
  const read = openParts(version);
  readers.set(version, read);
  Object.assign(globalThis, {[FETCH]: answerFromParts});
  const source = Buffer.from(`${SURROUNDINGS}${textOf(read('pagefind.js'))}`);
  const module: EngineModule = await import(
    `data:text/javascript;base64,${source.toString('base64')}`
  );
  return {
    engine: startEngine(module, `/${version}/`, '/'),
    knownWords: async () => textOf(read('words.txt')).split('\n'),
  };
}

/** Reads only the parts that are asked for: most searches need a tenth of the index. */
function openParts(version: string): ReadPart {
  const files = indexFiles(version);
  const list: IndexParts = JSON.parse(requirePacked(files.list));
  const file = openSync(packedPath(files.parts), 'r');
  return (name) => {
    const [start, length] = list[name] ?? [0, 0];
    const part = new Uint8Array(length);
    readSync(file, part, 0, length, start);
    return part;
  };
}

async function answerFromParts(asked: string): Promise<PartResponse> {
  const {pathname} = new URL(asked, 'http://localhost');
  const [, version = '', ...name] = pathname.split('/');
  const read = readers.get(version);
  if (!read) throw new Error(`There is no search index of ${version}.`);
  const part = read(name.join('/'));
  return {arrayBuffer: async () => part.buffer, json: async () => JSON.parse(textOf(part))};
}

function textOf(part: Uint8Array): string {
  return new TextDecoder().decode(part);
}
