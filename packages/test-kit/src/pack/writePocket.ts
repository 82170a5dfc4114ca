import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type BuildOptions, type Format} from 'esbuild';
import type {PlatformName} from '../simulator/versions.ts';
import {declareKit} from './declareKit.ts';
import {headOf, type KitPlaces} from './headOf.ts';
import {plainPrivate, slimBundle} from './slimBundle.ts';
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
      default: write(`${door}.js`, await bundleSmall(source, head)),
    };
    return {door: `./${door}`, targets: {import: target, require: target}};
  };
  const target = async (format: Format, letter: string) => ({
    types: write(`metro.d.${letter}ts`, metroTypes),
    default: write(
      `metro.${letter}js`,
      await bundle({entryPoints: [metro], format, banner: {js: metroHead}}),
    ),
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
export async function bundleSmall(entry: string, head = ''): Promise<string> {
  const contents = slimBundle(await bundle({entryPoints: [entry], format: 'esm'}));
  const shortened = {minify: true, mangleProps: plainPrivate} as const;
  return bundle({stdin: {contents}, format: 'cjs', banner: {js: head}, ...shortened});
}

async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    ...options,
    ...{bundle: true, write: false, target: 'es2022', platform: 'node', legalComments: 'none'},
    // The app has them.
    external: ['react', 'react/jsx-runtime', 'react-native'],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild produced nothing.');
  return file.text;
}
