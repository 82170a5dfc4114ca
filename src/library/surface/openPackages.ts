import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import type {InstalledPatch} from '../../site/versions.ts';

/** The compiler's view of several releases of the library. */
export type OpenPackages = {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Entry file per release, for example of `2.8.7`. */
  readonly entries: ReadonlyMap<string, ts.SourceFile>;
};

/** The folder of a release: an npm alias, or a folder of this repository. */
export function packageFolder(root: string, name: string): string {
  return name.startsWith('src/') ? join(root, name) : join(root, 'node_modules', name);
}

/** Opens the declarations of all given releases in one program. */
export function openPackages(root: string, patches: readonly InstalledPatch[]): OpenPackages {
  const files = new Map(patches.map((patch) => [patch.patch, entryFile(root, patch)]));
  const program = ts.createProgram([...files.values()], {
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const entries = new Map<string, ts.SourceFile>();
  for (const [patch, file] of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file}: the compiler did not read the types of ${patch}.`);
    entries.set(patch, source);
  }
  return {program, checker: program.getTypeChecker(), entries};
}

function entryFile(root: string, {patch, package: name}: InstalledPatch): string {
  const folder = packageFolder(root, name);
  const manifestFile = join(folder, 'package.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${name}: there is no package.json. Run "npm ci" to install the releases.`);
  }
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const found = textField(manifest, 'version');
  if (found !== patch) {
    throw new Error(
      `${name}/package.json: the version is ${found}, but the version table says ${patch}. ` +
        'Run "npm ci", or correct src/site/versionTable.json.',
    );
  }
  return join(folder, textField(manifest, 'types'));
}

function textField(manifest: unknown, field: 'version' | 'types'): string {
  const value: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`package.json of a release: "${field}" must be a text, found ${String(value)}.`);
}
