import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type Format} from 'esbuild';
import type {PlatformName} from '../simulator/versions.ts';
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
  const metroHead = headOf(places, 'metro', 'puts a simulated store into an app');
  const metroTypes = declareKit(metro, metroHead);
  mkdirSync(join(dist, 'pocket'));
  // Metro knows neither the endings of Node nor, in older versions, `exports`: it finds a folder with CommonJS.
  write('pocket/package.json', '{"type": "commonjs"}\n');
  const inApp = async (platform: PlatformName): Promise<KitDoor> => {
    const door = `pocket/${platform}`;
    const source = join(root, SOURCE, `${door}.ts`);
    const head = headOf(places, door, 'a simulated store inside an app');
    const target = {
      types: write(`${door}.d.ts`, declareKit(source, head)),
      default: write(`${door}.js`, await bundle(source, 'cjs', head, true)),
    };
    return {door: `./${door}`, targets: {import: target, require: target}};
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
    await inApp('ios'),
    await inApp('android'),
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
