import path from 'node:path';
import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import type {Diagnostic} from 'mdx-samples/compile/compile';
import {compileCached} from 'mdx-samples/compile/compileCached';
import type {SampleModule} from 'mdx-samples/modules';
import {openSampleCache} from '@site/src/checks/code/openSampleCache.ts';
import {sampleLibrary, sampleSetting} from '@site/src/checks/code/sampleSetting.ts';
import {docsVersion} from '@site/src/site/versions.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const setting = sampleSetting({root, packageRoot: root});
const openCache = openSampleCache(path.join(root, '.cache/upgrade'));

/** Compiles files against the release of a docs version, or of a line that only upgrades lead to. */
export function compileAgainst(
  modules: readonly SampleModule[],
  version: string,
): readonly Diagnostic[] {
  const target = upgradeTargets.find((one) => one.version === version);
  const library = sampleLibrary(root, target ?? docsVersion(version));
  return compileCached(openCache, {...setting, modules, library}).diagnostics;
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
