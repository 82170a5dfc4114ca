import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {compilerOptions} from './host.ts';
import {type Compilation, type CompileTask, compileModules} from './compile.ts';
import {readKept, writeFileAtomic} from './keptFile.ts';

/** Names every installed package, and so the compiler and all types that a sample can see. */
const LOCK_FILE = 'package-lock.json';

const diagnostic = v.object({
  fileName: v.string(),
  line: v.number(),
  column: v.number(),
  code: v.string(),
  message: v.string(),
});
const stored = v.object({
  key: v.string(),
  diagnostics: v.array(diagnostic),
  contexts: v.record(v.string(), v.string()),
});

/** Makes a key from everything that a compilation depends on: samples, library, types, options and this checker. */
export function cacheKey({modules, library, packageRoot}: CompileTask): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([modules, library.patch, compilerOptions]));
  hash.update(readFileSync(path.join(packageRoot, LOCK_FILE)));
  hashFolder(library.folder, (file) => file.endsWith('.d.ts') || file === 'package.json');
  for (const folder of ['src/samples', 'src/markdown/fence']) {
    hashFolder(
      path.join(packageRoot, folder),
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
  }
  return hash.digest('hex');

  function hashFolder(folder: string, wanted: (file: string) => boolean): void {
    if (!existsSync(folder)) return;
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter(wanted).sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
}

/** What a compilation found, and whether an earlier run had found it already. */
export type CachedCompilation = Compilation & {readonly fromCache: boolean};

/** Compiles, or returns what the same compilation found before, with or without errors. */
export function compileCached(cacheFolder: string, task: CompileTask): CachedCompilation {
  const file = path.join(cacheFolder, `${task.library.patch}.json`);
  const key = cacheKey(task);
  const known = readKept(file, key, stored);
  if (known) return {...known, fromCache: true};
  const compilation = compileModules(task);
  writeFileAtomic(file, JSON.stringify({key, ...compilation}));
  return {...compilation, fromCache: false};
}
