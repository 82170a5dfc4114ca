import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {environment} from '../../src/plugins/environment.ts';
import {makeKit} from '../../src/plugins/kit/kitFiles.ts';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import type {Build} from './compileSources.ts';

/** The files of the kit's page as a package with one entry for each docs version; Jest needs CommonJS. */
export const bundleKits: Build = async ({root, dist}) => {
  const page = `${environment.url}/tools/test-kit`;
  const doors = playableVersions.map(async (docsVersion) => {
    const {version} = docsVersion;
    const {files} = await makeKit(root, docsVersion, page);
    const write = (name: string, ending: string): string => {
      writeFileSync(join(dist, `${version}${ending}`), files.get(`expo-iap-store${name}`) ?? '');
      return `./${version}${ending}`;
    };
    const module = {types: write('.d.mts', '.d.mts'), default: write('.mjs', '.mjs')};
    const common = {types: write('.d.ts', '.d.cts'), default: write('.js', '.cjs')};
    return [`./${version}`, {import: module, require: common}] as const;
  });
  return {exports: Object.fromEntries(await Promise.all(doors))};
};
