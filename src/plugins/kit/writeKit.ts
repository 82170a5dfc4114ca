import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocsVersion} from '../../site/versions.ts';
import {bundleKit} from './bundleKit.ts';
import {declareKit} from './declareKit.ts';
import {headOf} from './headOf.ts';

/** The door of a package for one docs version, and the files of the source behind it. */
export type KitDoor = {
  readonly door: string;
  readonly targets: {readonly [way in 'import' | 'require']: object};
  readonly sources: readonly string[];
};

/** Writes the kit of a version to the folder of its package; `page` is the address that explains it. */
export async function writeKit(
  siteDir: string,
  version: DocsVersion,
  {dist, page}: {readonly dist: string; readonly page: string},
): Promise<KitDoor> {
  const what = `simulated stores for tests of apps with expo-iap ${version.patch}`;
  const head = headOf(siteDir, version.version, what, page);
  // Jest needs CommonJS.
  const common = await bundleKit(siteDir, version, 'cjs', head);
  const module = await bundleKit(siteDir, version, 'esm', head);
  const types = declareKit(join(siteDir, 'packages/test-kit/src/kit/kit.ts'), head);
  const write = (ending: string, text: string): string => {
    writeFileSync(join(dist, `${version.version}${ending}`), text);
    return `./${version.version}${ending}`;
  };
  return {
    door: `./${version.version}`,
    targets: {
      import: {types: write('.d.mts', types), default: write('.mjs', module.text)},
      require: {types: write('.d.cts', types), default: write('.cjs', common.text)},
    },
    sources: common.files,
  };
}
