import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type BuildOptions, type Metafile} from 'esbuild';
import {declareKit} from './declareKit.ts';

/** Where the repository is, where the package goes, and the address of the page that explains it. */
export type KitPlaces = {readonly root: string; readonly dist: string; readonly page: string};

/** An entry of the package, as its manifest names it. */
export type KitDoor = {
  readonly door: string;
  readonly targets: {readonly [way in 'import' | 'require']: object};
};

/** Opens an entry of the package: its name, its source below `src`, and what it is. */
export function openEntry(places: KitPlaces, name: string, source: string, what: string) {
  const {root, dist} = places;
  const path = join(root, 'packages/test-kit/src', source);
  const head = headOf(places, name, what);
  const types = declareKit(path, head);
  /** Writes a file of the package, and returns its place there. */
  const write = (file: string, text: string): string => {
    writeFileSync(join(dist, file), text);
    return `./${file}`;
  };
  return {
    ...{head, write},
    /** Writes the entry for one way to load it, which a letter before `js` names, with its types. */
    target: (letter: 'm' | 'c' | '', text: string) => ({
      types: write(`${name}.d.${letter}ts`, types),
      default: write(`${name}.${letter}js`, text),
    }),
    /** Bundles the entry as one file with its first lines, and says what it is made of. */
    async bundle(options: BuildOptions): Promise<{text: string; metafile: Metafile}> {
      const {outputFiles, metafile} = await build({
        entryPoints: [path],
        ...options,
        ...{absWorkingDir: root, banner: {js: head}},
        ...{bundle: true, write: false, metafile: true, target: 'es2022', legalComments: 'none'},
      });
      const [file] = outputFiles;
      if (!file) throw new Error(`esbuild produced nothing from ${source}.`);
      return {text: file.text, metafile};
    },
  };
}

/** The first lines of each file of the kit: what it is, where that is explained, and its license. */
function headOf({root, page}: KitPlaces, name: string, what: string): string {
  const license = readFileSync(join(root, 'LICENSE'), 'utf8');
  const copyright = license.split('\n').find((line) => line.startsWith('Copyright')) ?? '';
  return `/*!
 * expo-iap-test-kit/${name}: ${what}
 * How to use it: ${page}
 * SPDX-License-Identifier: MIT. ${copyright}. The file LICENSE has the terms.
 */`;
}
