import path from 'node:path';
import {resolveLibrary} from '@site/src/library/packages.ts';
import {compileCached} from '@site/src/samples/cache.ts';
import type {Finding} from '@site/src/samples/compile.ts';
import type {SampleModule} from '@site/src/samples/modules.ts';
import {docsVersion} from '@site/src/site/versions.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Compiles files against the release of a docs version. */
export function compileAgainst(
  modules: readonly SampleModule[],
  version: string,
): readonly Finding[] {
  const library = resolveLibrary(root, docsVersion(version));
  const cache = path.join(root, '.cache/upgrade');
  return compileCached(cache, {modules, library, root, packageRoot: root}).findings;
}

/** What the compiler says of the newer release and does not say of the code on its own release: the library did it. */
export function libraryErrors(
  modules: readonly SampleModule[],
  from: string,
  to: string,
  changed: readonly SampleModule[] = modules,
): readonly Finding[] {
  const place = ({fileName, line}: Finding): string => `${fileName}:${line}`;
  const before = new Set(compileAgainst(modules, from).map(place));
  return compileAgainst(changed, to).filter((finding) => !before.has(place(finding)));
}
