import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {type Engine, type EngineModule, startEngine} from 'expo-iap-tools/search/engine';

/** An index of a build, opened as the dialog opens it, with what it has downloaded. */
export type BuiltIndex = {
  readonly engine: Engine;
  readonly knownWords: () => Promise<readonly string[]>;
  /** Returns the bytes since the last call, as a server sends them: text compressed, the rest as it is. */
  readonly takeBytes: () => number;
};

/** Opens the index of a version with nothing downloaded yet; what Pagefind fetches is read from the folder and counted. */
export async function openBuiltIndex(scope: string, build = 'build'): Promise<BuiltIndex> {
  let bytes = 0;
  const fetched = new Map<string, Buffer>();
  const read = (address: string): Buffer => {
    const name = new URL(address, 'http://site').pathname;
    const known = fetched.get(name);
    if (known) return known;
    const content = readFileSync(`${build}${name}`);
    bytes += /\.(?:js|txt|json)$/.test(name)
      ? gzipSync(content, {level: 9}).length
      : content.length;
    fetched.set(name, content);
    return content;
  };
  const folder = `/pagefind/${scope}/`;
  globalThis.fetch = async (input) => new Response(new Uint8Array(read(String(input))));
  read(`${folder}pagefind-entry.json`);
  const source = read(`${folder}pagefind.js`).toString('base64');
  const module: EngineModule = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${source}`
  );
  return {
    engine: startEngine(module, folder, '/'),
    knownWords: async () => read(`${folder}words.txt`).toString().split('\n'),
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}
