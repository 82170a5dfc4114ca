import {readFileSync} from 'node:fs';
import {packedPath, requirePacked} from '../data/packed.ts';
import {type EngineModule, type Searched, startEngine} from './engine.ts';

/** Where each part of an index is in the one file that has them all. */
export type IndexParts = Readonly<Record<string, readonly [start: number, length: number]>>;

/** The list of the parts of an index, and the file with all of them. */
export function indexFiles(version: string): {readonly list: string; readonly parts: string} {
  return {list: `search/${version}.json`, parts: `search/${version}.bin`};
}

type ReadPart = (name: string) => Uint8Array<ArrayBuffer>;

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
  // Pagefind asks the network for its parts; nothing else in this program does.
  globalThis.fetch = answerFromParts;
  const source = Buffer.from(read('pagefind.js')).toString('base64');
  const module: EngineModule = await import(`data:text/javascript;base64,${source}`);
  return {
    engine: startEngine(module, `/${version}/`, '/'),
    knownWords: async () => new TextDecoder().decode(read('words.txt')).split('\n'),
  };
}

function openParts(version: string): ReadPart {
  const files = indexFiles(version);
  const list: IndexParts = JSON.parse(requirePacked(files.list));
  const parts = readFileSync(packedPath(files.parts));
  return (name) => {
    const [start, length] = list[name] ?? [0, 0];
    return new Uint8Array(parts.subarray(start, start + length));
  };
}

const answerFromParts: typeof fetch = async (asked) => {
  const {pathname} = new URL(String(asked), 'http://localhost');
  const [, version = '', ...name] = pathname.split('/');
  const read = readers.get(version);
  return read ? new Response(read(name.join('/'))) : new Response(null, {status: 404});
};
