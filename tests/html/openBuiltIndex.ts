import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {type Engine, type EngineModule, startEngine} from 'expo-iap-tools/search/engine';
import {findSections} from 'expo-iap-tools/search/findSections';

const SHOWN = 10;

/** An index of a build, opened as the dialog opens it, with what it has downloaded. */
export type BuiltIndex = {
  readonly engine: Engine;
  readonly knownWords: () => Promise<readonly string[]>;
  /**
   * Asks and loads what the dialog shows, and counts the bytes since the last question as a server sends them: text
   * compressed, the rest as it is.
   */
  readonly ask: (query: string) => Promise<{addresses: readonly string[]; bytes: number}>;
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
  const index = {
    engine: startEngine(module, folder, '/'),
    knownWords: async () => read(`${folder}words.txt`).toString().split('\n'),
  };
  return {
    ...index,
    ask: async (query) => {
      const {hits} = await findSections(query, index);
      const shown = await Promise.all(hits.slice(0, SHOWN).map((hit) => hit.data()));
      const taken = bytes;
      bytes = 0;
      return {addresses: shown.map(({url}) => url), bytes: taken};
    },
  };
}
