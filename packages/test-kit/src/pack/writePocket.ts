import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {build, type BuildOptions, type Format} from 'esbuild';
import type {PlatformName} from '../simulator/versions.ts';
import {type KitDoor, type KitPlaces, openEntry} from './entry.ts';
import {plainPrivate, slimBundle} from './slimBundle.ts';

/** The app has them. */
const external = ['react', 'react/jsx-runtime', 'react-native'];

/** Writes the entries for Metro and for the app that it bundles to the folder of the kit's package. */
export async function writePocket(places: KitPlaces): Promise<readonly KitDoor[]> {
  const metro = openEntry(places, 'metro', 'metro/metro.ts', 'puts a simulated store into an app');
  mkdirSync(join(places.dist, 'pocket'));
  // Metro knows neither the endings of Node nor, in older versions, `exports`: it finds a folder with CommonJS.
  metro.write('pocket/package.json', '{"type": "commonjs"}\n');
  const inApp = async (platform: PlatformName): Promise<KitDoor> => {
    const door = `pocket/${platform}`;
    const entry = openEntry(places, door, `${door}.ts`, 'a simulated store inside an app');
    const source = join(places.root, 'packages/test-kit/src', `${door}.ts`);
    const target = entry.target('', await bundleSmall(source, entry.head));
    return {door: `./${door}`, targets: {import: target, require: target}};
  };
  const as = async (format: Format) =>
    (await metro.bundle({external, platform: 'node', format})).text;
  const targets = {
    import: metro.target('m', await as('esm')),
    require: metro.target('c', await as('cjs')),
  };
  return [{door: './metro', targets}, await inApp('ios'), await inApp('android')];
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
    external,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild produced nothing.');
  return file.text;
}
