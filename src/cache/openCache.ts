import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {writeFileAtomic} from './writeFileAtomic.ts';

/** Results that are kept between runs. */
export type Cache = {
  /** Returns what was made of this input by the same code. */
  readonly read: (input: string) => Buffer | undefined;
  readonly write: (input: string, result: string | Uint8Array) => void;
  /** Removes what was neither read nor written since the cache was opened. */
  readonly prune: () => void;
};

/** Opens a folder of results; `code` is the key of what makes them (codeKey.ts). Without the folder, all is made again. */
export function openCache(folder: string, code: string): Cache {
  const used = new Set<string>();
  const fileOf = (input: string): string => {
    const name = createHash('sha256')
      .update(JSON.stringify([code, input]))
      .digest('hex');
    used.add(name);
    return join(folder, name);
  };
  return {
    read: (input) => {
      const file = fileOf(input);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write: (input, result) => writeFileAtomic(fileOf(input), result),
    prune: () => {
      const present = existsSync(folder) ? readdirSync(folder) : [];
      for (const name of present.filter((each) => !used.has(each)))
        rmSync(join(folder, name), {recursive: true, force: true});
    },
  };
}
