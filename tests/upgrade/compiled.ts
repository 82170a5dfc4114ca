import path from 'node:path';
import {type ReleaseLine, releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import type {Diagnostic} from 'mdx-samples/compile/compile';
import {compileCached} from 'mdx-samples/compile/compileCached';
import type {SampleModule} from 'mdx-samples/modules';
import {openSampleCache} from '@site/src/checks/code/openSampleCache.ts';
import {sampleLibrary, sampleSetting} from '@site/src/checks/code/sampleSetting.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const setting = sampleSetting({root, packageRoot: root});
const openCache = openSampleCache(path.join(root, '.cache/upgrade'));

/** The newest release of a line, also of one that only upgrades lead to. */
export function releaseOf(version: string): ReleaseLine {
  const found = [...releaseLines, ...upgradeTargets].find((line) => line.version === version);
  if (!found) throw new Error(`No release of ${version} is installed.`);
  return found;
}

/** Compiles files against the newest release of a line. */
export function compileAgainst(
  modules: readonly SampleModule[],
  version: string,
): readonly Diagnostic[] {
  const library = sampleLibrary(root, releaseOf(version));
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
