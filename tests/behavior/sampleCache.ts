import {readdirSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {codeKey} from '@site/src/cache/codeKey.ts';
import {type Cache, openCache} from '@site/src/cache/openCache.ts';
import type {Sample} from './samples.ts';

const sampleSchema = v.object({
  docs: v.string(),
  page: v.string(),
  name: v.string(),
  library: v.string(),
  place: v.string(),
  code: v.object({
    text: v.string(),
    declared: v.record(v.string(), v.string()),
    names: v.array(v.string()),
    uses: v.array(v.string()),
    isEmpty: v.boolean(),
  }),
});
const stored = v.array(sampleSchema);

/** Remembers the compiled samples of each page: reading pages takes longer than running them. */
export class SampleCache {
  readonly #cache: Cache;

  constructor(root: string) {
    const code = ['pageSamples.ts', 'emitSample.ts'].map((file) => path.join(__dirname, file));
    this.#cache = openCache(path.join(root, '.cache/behavior-samples'), codeKey(code));
  }

  /** The samples of a page, from an earlier run with the same text or read now. */
  async read(
    file: string,
    source: string,
    readNow: () => Promise<readonly Sample[]>,
  ): Promise<readonly Sample[]> {
    const input = JSON.stringify([file, source]);
    const known = this.#cache.read(input);
    if (known)
      return v.parse(stored, JSON.parse(known.toString())).map(({code, ...rest}) => ({
        ...rest,
        code: {...code, declared: new Map(Object.entries(code.declared))},
      }));
    const samples = await readNow();
    const plain = samples.map(({code, ...rest}) => ({
      ...rest,
      code: {...code, declared: Object.fromEntries(code.declared)},
    }));
    this.#cache.write(input, JSON.stringify(plain));
    return samples;
  }
}

/** Lists the files below a folder that end so, from the root, in a stable order. */
export function filesBelow(root: string, folder: string, ending: string): readonly string[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file))
    .sort();
}
