import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPackages} from './collectPackages.ts';
import {readLicense} from './readLicense.ts';
import {watchModules} from './watchModules.ts';
import {writeLicenses} from './writeLicenses.ts';

/** Packages whose files are copied into the build instead of being bundled. */
const COPIED = ['pagefind'];

/** Lists in `licenses.txt` what the bundler put into the browser's files, with the licenses that ask for it. */
export default function licenses({siteDir}: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack(_, isServer) {
      if (isServer) return {};
      return {plugins: [watchModules((found) => found.forEach((file) => files.add(file)))]};
    },
    async postBuild({outDir}) {
      const copied = COPIED.map((name) => join(siteDir, 'node_modules', name));
      const folders = [...collectPackages(files), ...copied];
      writeFileSync(join(outDir, 'licenses.txt'), writeLicenses(folders.map(readLicense)));
    },
  };
}
