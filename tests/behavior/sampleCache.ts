import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {readKept, writeFileAtomic} from '@site/src/markdown/keptFile.ts';
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
    isEmpty: v.boolean(),
  }),
});
const stored = v.object({key: v.string(), samples: v.array(sampleSchema)});

/** What reads pages and compiles samples; a change of it makes every stored page worthless. */
const FOLDERS = ['src/markdown', 'src/samples', 'src/site'];
const FILES = [
  'package-lock.json',
  'tests/behavior/pageSamples.ts',
  'tests/behavior/emitSample.ts',
];

/** Remembers the compiled samples of each page: reading pages takes longer than running them. */
export class SampleCache {
  readonly #folder: string;
  readonly #program: Buffer;

  constructor(root: string) {
    this.#folder = path.join(root, '.cache/behavior-samples');
    const hash = createHash('sha256');
    const sources = FOLDERS.flatMap((folder) => filesBelow(root, folder, '.ts'));
    for (const file of [...FILES, ...sources]) {
      hash.update(file).update(readFileSync(path.join(root, file)));
    }
    this.#program = hash.digest();
  }

  /** The samples of a page, from an earlier run with the same text or read now. */
  async read(
    file: string,
    source: string,
    readNow: () => Promise<readonly Sample[]>,
  ): Promise<readonly Sample[]> {
    const key = createHash('sha256').update(this.#program).update(source).digest('hex');
    const entry = path.join(this.#folder, `${file.replaceAll('/', '_')}.json`);
    const known = readKept(entry, key, stored);
    if (known)
      return known.samples.map(({code, ...rest}) => ({
        ...rest,
        code: {...code, declared: new Map(Object.entries(code.declared))},
      }));
    const samples = await readNow();
    const plain = samples.map(({code, ...rest}) => ({
      ...rest,
      code: {...code, declared: Object.fromEntries(code.declared)},
    }));
    writeFileAtomic(entry, JSON.stringify({key, samples: plain}));
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
