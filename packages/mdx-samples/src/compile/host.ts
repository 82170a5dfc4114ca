import path from 'node:path';
import ts from 'typescript';
import {sampleOptions} from './options.ts';
import type {Library, Setting} from './setting.ts';

/** How samples are compiled: without the types of a browser, and plain JavaScript too. */
export const compilerOptions = {
  ...sampleOptions,
  lib: ['lib.es2022.d.ts'],
  allowJs: true,
  checkJs: true,
} satisfies ts.CompilerOptions;

/** What the compiler itself imports where a sample has JSX. */
const JSX_RUNTIME = 'react/jsx-runtime';

const NOT_FOUND = {resolvedModule: undefined};

// Parsed declaration files, shared by the programs of all versions: parsing them is most of the work.
const parsed = new Map<string, ts.SourceFile>();

/** Where a compilation finds its files. */
export type SampleWorld = Pick<Setting, 'packageRoot' | 'importable'> & {
  /** Samples by absolute path; they exist in memory only. */
  readonly samples: ReadonlyMap<string, string>;
  readonly library: Library;
};

/** A compiler host that reads the samples from memory and resolves their imports. */
export function createSampleHost({
  samples,
  library,
  packageRoot,
  importable,
}: SampleWorld): ts.CompilerHost {
  const base = ts.createCompilerHost(compilerOptions);
  const folders = new Set<string>();
  for (const file of samples.keys()) {
    // A folder exists by what is anywhere inside it.
    for (let at = path.dirname(file); !folders.has(at); at = path.dirname(at)) folders.add(at);
  }
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (file) => samples.has(file) || base.fileExists(file),
    directoryExists: (folder) => folders.has(folder) || (base.directoryExists?.(folder) ?? false),
    readFile: (file) => samples.get(file) ?? base.readFile(file),
    getSourceFile: (file, options) => {
      const text = samples.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, options, true);
      const known = parsed.get(file);
      if (known) return known;
      const source = base.getSourceFile(file, options);
      if (source?.isDeclarationFile) parsed.set(file, source);
      return source;
    },
    resolveModuleNameLiterals: (literals, containingFile, _redirected, options) =>
      literals.map(({text}) =>
        samples.has(containingFile)
          ? resolveImport(text, containingFile)
          : resolve(text, containingFile, options),
      ),
  };
  const cache = ts.createModuleResolutionCache(packageRoot, (name) => name, compilerOptions);
  const resolve = (name: string, from: string, options: ts.CompilerOptions) =>
    ts.resolveModuleName(name, from, options, host, cache);
  const resolveImport = (
    name: string,
    from: string,
  ): ts.ResolvedModuleWithFailedLookupLocations => {
    if (name === library.name) return found(library.entry);
    if (name.startsWith('.')) {
      // Only samples count: a file that is not one could change without anybody checking it.
      const beside = resolve(name, from, compilerOptions);
      return samples.has(beside.resolvedModule?.resolvedFileName ?? '') ? beside : NOT_FOUND;
    }
    if (name !== JSX_RUNTIME && !importable.includes(name)) return NOT_FOUND;
    return resolve(name, path.join(packageRoot, 'index.ts'), compilerOptions);
  };
  return host;
}

/** The declaration files of packages whose globals every sample has. */
export function globalTypes({packageRoot, globals}: Setting): string[] {
  return globals.map((name) => {
    const from = path.join(packageRoot, 'index.ts');
    const {resolvedModule} = ts.resolveModuleName(name, from, compilerOptions, ts.sys);
    if (resolvedModule) return resolvedModule.resolvedFileName;
    throw new Error(`The package ${name}, whose globals samples have, is missing. Install it.`);
  });
}

function found(resolvedFileName: string): ts.ResolvedModuleWithFailedLookupLocations {
  return {
    resolvedModule: {resolvedFileName, extension: ts.Extension.Dts, isExternalLibraryImport: true},
  };
}
