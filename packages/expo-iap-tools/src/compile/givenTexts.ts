import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {slashed} from '../project/findProject.ts';

type Files = {
  readFileSync: (path: unknown, ...rest: unknown[]) => unknown;
  writeFileSync: typeof writeFileSync;
};

/** A compiler reads some files with other texts than they have on the disk. */
export type GivenTexts = {
  /** What Node takes before the name of the program. */
  readonly options: readonly string[];
  /** Whether the compiler did: one that is no JavaScript reads the disk. */
  readonly wereRead: () => boolean;
};

/** Writes a module into a folder, with which a compiler reads the texts; nothing where there are none. */
export function giveTexts(
  texts: ReadonlyMap<string, string>,
  folder: string,
): GivenTexts | undefined {
  if (texts.size === 0) return undefined;
  const module = join(folder, 'texts.cjs');
  const witness = join(folder, 'witness');
  const given = Object.fromEntries([...texts].map(([path, text]) => [slashed(path), text]));
  const own = JSON.stringify([given, slashed(folder), witness]);
  writeFileSync(module, `(${serve.toString()})(require('node:fs'), ...${own});\n`);
  return {options: ['--require', module], wereRead: () => existsSync(witness)};
}

/** Runs in the compiler's program, where nothing from around it exists. */
function serve(
  files: Files,
  texts: Readonly<Record<string, string>>,
  folder: string,
  witness: string,
): void {
  const read = files.readFileSync;
  files.readFileSync = (path, ...rest) => {
    const name = String(path).replaceAll('\\', '/');
    // Its configuration is there, so every compiler reads in it.
    if (name.startsWith(folder)) files.writeFileSync(witness, '');
    return Object.hasOwn(texts, name) ? Buffer.from(texts[name] ?? '') : read(path, ...rest);
  };
}
