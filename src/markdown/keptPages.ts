import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {hashText, stateOf} from './fileState.ts';
import {readKept, writeFileAtomic} from './keptFile.ts';
import type {PageFile} from './pageFile.ts';
import {forgetInputs, inputStates} from './pageInputs.ts';

/** A page, and under which name something that was made of it is kept. */
export type KeptPage = {
  readonly name: string;
  readonly text: string;
  /** The file for which steps note what else they read. */
  readonly file: PageFile;
};

/** What was made of pages, as long as nothing changes that it was made from. */
export type KeptPages<Value> = {
  /** Returns what was made of a page before; nothing when the page, a file that was read for it or the code changed. */
  readonly read: (page: KeptPage) => Value | undefined;
  /** Makes it, and keeps it in place of what was kept before. */
  readonly make: (page: KeptPage, make: () => Value) => Value;
  /** Removes what is kept of all other pages. */
  readonly keepOnly: (names: ReadonlySet<string>) => void;
};

type Settings<Value> = {
  /** Has one file for each page. */
  readonly folder: string;
  /** A key of everything that all pages depend on: code and packages. */
  readonly code: string;
  readonly schema: v.GenericSchema<unknown, Value>;
};

const keptSchema = v.object({
  key: v.string(),
  inputs: v.record(v.string(), v.string()),
  value: v.unknown(),
});

const ENDING = '.json';

/** Opens a folder of `.cache` with what was made of pages. */
export function keptPages<Value>({folder, code, schema}: Settings<Value>): KeptPages<Value> {
  const pathOf = (name: string): string => join(folder, `${name}${ENDING}`);
  // Steps know the path of the page, and may name it in a message.
  const keyOf = ({text, file}: KeptPage): string =>
    hashText(JSON.stringify([code, file.cwd, file.path, text]));
  return {
    read: (page) => {
      const kept = readKept(pathOf(page.name), keyOf(page), keptSchema);
      if (!kept || Object.entries(kept.inputs).some(([file, state]) => stateOf(file) !== state))
        return undefined;
      const value = v.safeParse(schema, kept.value);
      return value.success ? value.output : undefined;
    },
    make: (page, make) => {
      forgetInputs(page.file);
      const value = make();
      const kept = {key: keyOf(page), inputs: inputStates(page.file), value};
      writeFileAtomic(pathOf(page.name), JSON.stringify(kept));
      return value;
    },
    keepOnly: (names) => {
      const present = existsSync(folder)
        ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        : [];
      for (const file of present.filter((path) => path.endsWith(ENDING))) {
        const name = file.slice(0, -ENDING.length).replaceAll('\\', '/');
        if (!names.has(name)) rmSync(join(folder, file));
      }
    },
  };
}
