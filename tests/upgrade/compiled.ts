import path from 'node:path';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {compileCached} from '@site/src/samples/cache.ts';
import type {Diagnostic} from '@site/src/samples/compile.ts';
import type {SampleModule} from '@site/src/samples/modules.ts';
import {docsVersion} from '@site/src/site/versions.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Compiles files against the release of a docs version. */
export function compileAgainst(
  modules: readonly SampleModule[],
  version: string,
): readonly Diagnostic[] {
  const library = resolveLibrary(root, docsVersion(version));
  const cache = path.join(root, '.cache/upgrade');
  return compileCached(cache, {modules, library, root, packageRoot: root}).diagnostics;
}

/** What the compiler says of the newer release and does not say of the code on its own release: the library did it. */
export function libraryErrors(
  modules: readonly SampleModule[],
  from: string,
  to: string,
  changed: readonly SampleModule[] = modules,
): readonly Diagnostic[] {
  const place = ({fileName, line}: Diagnostic): string => `${fileName}:${line}`;
  const before = new Set(compileAgainst(modules, from).map(place));
  return compileAgainst(changed, to).filter((diagnostic) => !before.has(place(diagnostic)));
}
