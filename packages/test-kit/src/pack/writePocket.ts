import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type Format} from 'esbuild';
import {declareKit} from './declareKit.ts';
import {headOf, type KitPlaces} from './headOf.ts';
import type {KitDoor} from './writeKit.ts';

const SOURCE = 'packages/test-kit/src';

/** Writes the entries for Metro and for the app that it bundles to the folder of the kit's package. */
export async function writePocket(places: KitPlaces): Promise<readonly KitDoor[]> {
  const {root, dist} = places;
  const write = (file: string, text: string): string => {
    writeFileSync(join(dist, file), text);
    return `./${file}`;
  };
  const metro = join(root, SOURCE, 'metro/metro.ts');
  const pocket = join(root, SOURCE, 'pocket/pocket.ts');
  const metroHead = headOf(places, 'metro', 'puts a simulated store into an app');
  const pocketHead = headOf(places, 'pocket', 'a simulated store inside an app');
  const [metroTypes, pocketTypes] = [declareKit(metro, metroHead), declareKit(pocket, pocketHead)];
  mkdirSync(join(dist, 'pocket'));
  // Metro knows neither the endings of Node nor, in older versions, `exports`: it finds a folder with CommonJS.
  write('pocket/package.json', '{"type": "commonjs"}\n');
  const inApp = {
    types: write('pocket/index.d.ts', pocketTypes),
    default: write('pocket/index.js', await bundle(pocket, 'cjs', pocketHead, true)),
  };
  const target = async (format: Format, letter: string) => ({
    types: write(`metro.d.${letter}ts`, metroTypes),
    default: write(`metro.${letter}js`, await bundle(metro, format, metroHead)),
  });
  return [
    {
      door: './metro',
      targets: {import: await target('esm', 'm'), require: await target('cjs', 'c')},
    },
    {door: './pocket', targets: {import: inApp, require: inApp}},
  ];
}

/** What runs in an app is small: it is sent to a phone with each start. */
async function bundle(entry: string, format: Format, head: string, small = false): Promise<string> {
  const {outputFiles} = await build({
    ...{entryPoints: [entry], bundle: true, write: false, format, target: 'es2022'},
    ...{platform: 'node', minify: small, legalComments: 'none'},
    // The app has them.
    external: ['react', 'react/jsx-runtime', 'react-native'],
    banner: {js: head},
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild produced nothing from ${entry}.`);
  return file.text;
}
