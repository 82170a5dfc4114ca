import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {compilerOptions} from './host.ts';
import {type Compilation, type CompileTask, compileModules} from './compile.ts';
import {readKept, writeFileAtomic} from '../markdown/keptFile.ts';
import type {SampleModule} from './modules.ts';

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
  /** What was found in each module, by its own key. */
  modules: v.record(
    v.string(),
    v.object({
      diagnostics: v.array(diagnostic),
      contexts: v.record(v.string(), v.string()),
    }),
  ),
});

/** A file that a module imports from beside it, and a declaration that counts in every module. */
const RELATIVE_IMPORT = /['"`]\.{1,2}(?:\/|['"`])|<reference\s/;
const AMBIENT = /\bdeclare\s+(?:global|module)\b/;

const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Makes a key from everything that all modules depend on: library, types, options and this checker. */
function worldKey({modules, library, packageRoot}: CompileTask): string {
  const hash = createHash('sha256');
  const ambient = modules.filter(({text}) => AMBIENT.test(text));
  hash.update(JSON.stringify([ambient, library.patch, compilerOptions]));
  hash.update(readFileSync(path.join(packageRoot, LOCK_FILE)));
  hashFolder(library.folder, (file) => file.endsWith('.d.ts') || file === 'package.json');
  for (const folder of ['src/samples', 'src/compiler', 'src/markdown/fence']) {
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

/**
 * Compiles the modules that have changed since the same compilation before, with or without errors: those whose text is
 * another, and those that may import a file that is.
 */
export function compileCached(cacheFolder: string, task: CompileTask): CachedCompilation {
  const file = path.join(cacheFolder, `${task.library.patch}.json`);
  const key = worldKey(task);
  const known = readKept(file, key, stored)?.modules ?? {};
  const files = hashOf(task.modules.filter(isFile));
  const keyed = task.modules.map((module) => {
    const own = hashOf(module, RELATIVE_IMPORT.test(module.text) && files);
    return {module, own};
  });
  const changed = keyed.filter(({own}) => !known[own]).map(({module}) => module);
  const ambient = changed.length > 0 ? task.modules.filter(({text}) => AMBIENT.test(text)) : [];
  const compiled = compileModules({
    ...task,
    modules: [...new Set([...changed, ...ambient])],
    among: task.modules,
  });
  const modules = Object.fromEntries(
    keyed.map(({module, own}) => [own, known[own] ?? partOf(compiled, module)]),
  );
  if (changed.length > 0) writeFileAtomic(file, JSON.stringify({key, modules}));
  const found = keyed.map(({own}) => modules[own]);
  return {
    diagnostics: found.flatMap((one) => one?.diagnostics ?? []),
    contexts: Object.assign({}, ...found.map((one) => one?.contexts)),
    fromCache: changed.length === 0,
  };
}

/** Modules of blocks are named after their line, and nothing imports them. */
const isFile = ({fileName}: SampleModule): boolean => !fileName.includes('~');

function partOf({diagnostics, contexts}: Compilation, {fileName}: SampleModule): Compilation {
  return {
    diagnostics: diagnostics.filter((one) => one.fileName === fileName),
    contexts: Object.fromEntries(
      Object.entries(contexts).filter(([part]) => part.startsWith(`${fileName} `)),
    ),
  };
}
