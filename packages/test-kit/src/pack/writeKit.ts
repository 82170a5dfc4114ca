import {join} from 'node:path';
import type {BuildOptions, Metafile} from 'esbuild';
import {type KitDoor, type KitPlaces, openEntry} from './entry.ts';

/** A release of the library, and the version of the docs that names its entry. */
export type KitRelease = {readonly version: string; readonly patch: string};

/** Writes the kit of a release to the folder of its package, and says what it is made of. */
export async function writeKit(
  places: KitPlaces,
  {version, patch}: KitRelease,
): Promise<KitDoor & {readonly bundle: Metafile}> {
  const what = `simulated stores for tests of apps with expo-iap ${patch}`;
  const {bundle, target} = openEntry(places, version, 'kit/kit.ts', what);
  const options: BuildOptions = {
    inject: [join(places.root, 'packages/test-kit/src/kit/hostTimers.ts')],
    platform: 'neutral',
    define: {LIBRARY_VERSION: JSON.stringify(patch)},
  };
  // Jest needs CommonJS.
  const common = await bundle({...options, format: 'cjs'});
  const module = await bundle({...options, format: 'esm'});
  return {
    door: `./${version}`,
    targets: {import: target('m', module.text), require: target('c', common.text)},
    bundle: common.metafile,
  };
}
