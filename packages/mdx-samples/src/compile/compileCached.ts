import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {SampleModule} from '../modules.ts';
import {type Compilation, compilation, compileModules, type CompileTask} from './compile.ts';

/** Results of modules that are kept between runs. */
export type SampleCache = {
  /** Returns what was written for an input under the same key. */
  readonly read: (input: string) => Buffer | undefined;
  readonly write: (input: string, result: string) => void;
  /** Removes what was neither read nor written since the cache was opened. */
  readonly prune: () => void;
};

/**
 * Opens the cache of a release. What was written under another key must be compiled again; to the key belongs what only
 * the caller knows, the releases of this package and of those that samples import.
 */
export type OpenCache = (patch: string, key: string) => SampleCache;

/** A file that a module imports from beside it, and a declaration that counts in every module. */
const RELATIVE_IMPORT = /['"`]\.{1,2}(?:\/|['"`])|<reference\s/;
const AMBIENT = /\bdeclare\s+(?:global|module)\b/;

const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Makes a key from everything that all modules depend on: library, types and settings. */
function worldKey({modules, library, importable, globals}: CompileTask): string {
  const ambient = modules.filter(({text}) => AMBIENT.test(text));
  const types = existsSync(library.folder)
    ? readdirSync(library.folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.d.ts') || file === 'package.json')
        .sort()
        .map((file) => [file, readFileSync(path.join(library.folder, file), 'utf8')])
    : [];
  return hashOf(ambient, library.name, library.patch, types, importable, globals);
}

/** What a compilation found, and whether an earlier run had found it already. */
export type CachedCompilation = Compilation & {readonly fromCache: boolean};

/**
 * Compiles the modules that have changed since the same compilation before, with or without errors: those whose text is
 * another, and those that may import a file that is.
 */
export function compileCached(openCache: OpenCache, task: CompileTask): CachedCompilation {
  const cache = openCache(task.library.patch, worldKey(task));
  const files = hashOf(task.modules.filter(isFile));
  const keyed = task.modules.map((module) => {
    const own = hashOf(module, RELATIVE_IMPORT.test(module.text) && files);
    return {module, own, known: readFound(cache.read(own))};
  });
  const changed = keyed.filter(({known}) => !known).map(({module}) => module);
  const ambient = changed.length > 0 ? task.modules.filter(({text}) => AMBIENT.test(text)) : [];
  const compiled = compileModules({
    ...task,
    modules: [...new Set([...changed, ...ambient])],
    among: task.modules,
  });
  const found = keyed.map(({module, own, known}) => {
    if (known) return known;
    const part = partOf(compiled, module);
    cache.write(own, JSON.stringify(part));
    return part;
  });
  cache.prune();
  return {
    diagnostics: found.flatMap(({diagnostics}) => diagnostics),
    contexts: joinContexts(found),
    fromCache: changed.length === 0,
  };
}

/** The contexts of several compilations together. */
export function joinContexts(
  found: readonly Pick<Compilation, 'contexts'>[],
): Compilation['contexts'] {
  return Object.assign({}, ...found.map(({contexts}) => contexts));
}

/** A damaged file counts as none, because compiling again is always correct. */
function readFound(kept: Buffer | undefined): Compilation | undefined {
  try {
    return kept && v.parse(compilation, JSON.parse(kept.toString()));
  } catch {
    return undefined;
  }
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
