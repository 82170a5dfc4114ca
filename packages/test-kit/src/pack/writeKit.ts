import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type Format, type Metafile} from 'esbuild';
import {declareKit} from './declareKit.ts';
import {headOf, type KitPlaces} from './headOf.ts';

/** A release of the library, and the version of the docs that names its entry. */
export type KitRelease = {readonly version: string; readonly patch: string};

/** An entry of a package. */
export type KitDoor = {
  readonly door: string;
  readonly targets: {readonly [way in 'import' | 'require']: object};
};

/** Writes the kit of a release to the folder of its package, and says what it is made of. */
export async function writeKit(
  places: KitPlaces,
  {version, patch}: KitRelease,
): Promise<KitDoor & {readonly bundle: Metafile}> {
  const {root, dist} = places;
  const what = `simulated stores for tests of apps with expo-iap ${patch}`;
  const head = headOf(places, version, what);
  // Jest needs CommonJS.
  const common = await bundleKit(root, patch, 'cjs', head);
  const module = await bundleKit(root, patch, 'esm', head);
  const types = declareKit(join(root, 'packages/test-kit/src/kit/kit.ts'), head);
  const write = (ending: string, text: string): string => {
    writeFileSync(join(dist, `${version}${ending}`), text);
    return `./${version}${ending}`;
  };
  return {
    door: `./${version}`,
    targets: {
      import: {types: write('.d.mts', types), default: write('.mjs', module.text)},
      require: {types: write('.d.cts', types), default: write('.cjs', common.text)},
    },
    bundle: common.metafile,
  };
}

/** Bundles the kit of a release as one file that depends on nothing, readable and with its first lines; says what it is made of. */
async function bundleKit(root: string, patch: string, format: Format, head: string) {
  const kit = join(root, 'packages/test-kit/src/kit');
  const {outputFiles, metafile} = await build({
    entryPoints: [join(kit, 'kit.ts')],
    inject: [join(kit, 'hostTimers.ts')],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    format,
    target: 'es2022',
    platform: 'neutral',
    banner: {js: head},
    define: {LIBRARY_VERSION: JSON.stringify(patch)},
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild produced no test kit for ${patch}.`);
  return {text: bundle.text, metafile};
}
