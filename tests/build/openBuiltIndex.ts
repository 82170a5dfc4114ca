import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {startEngine} from '../../src/components/Search/searchEngine.ts';
import type {Engine, EngineModule} from '../../src/components/Search/searchEngine.ts';

/** The index of a build, opened as the dialog opens it, with what it has downloaded. */
export type BuiltIndex = {
  readonly engine: Engine;
  readonly knownWords: () => Promise<readonly string[]>;
  /** Returns the bytes since the last call, as a server sends them: text compressed, the rest as it is. */
  readonly takeBytes: () => number;
};

const FOLDER = 'build/pagefind';

/** Opens the index of the build; what Pagefind fetches is read from the folder and counted. */
export async function openBuiltIndex(): Promise<BuiltIndex> {
  let bytes = 0;
  const read = (address: string): Buffer => {
    const name = address.replace(/^\/pagefind\//, '').replace(/\?.*$/, '');
    const content = readFileSync(`${FOLDER}/${name}`);
    bytes += /\.(?:js|txt|json)$/.test(name) ? gzipSync(content).length : content.length;
    return content;
  };
  globalThis.fetch = async (input) => new Response(new Uint8Array(read(String(input))));
  read('/pagefind/pagefind-entry.json');
  const source = read('/pagefind/pagefind.js').toString('base64');
  const module: EngineModule = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${source}`
  );
  return {
    engine: startEngine(module, '/pagefind/', '/'),
    knownWords: async () => read('/pagefind/words.txt').toString().split('\n'),
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
