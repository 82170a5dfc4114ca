import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Metafile} from 'esbuild';
import kit from '../../package.json' with {type: 'json'};
import type {KitPlaces} from './entry.ts';
import {type KitRelease, writeKit} from './writeKit.ts';
import {writePocket} from './writePocket.ts';
import {COMMAND, writeServer} from './writeServer.ts';

/**
 * Writes the kit as a package without dependencies, with one entry for each release, one for servers, and those that put a
 * store into an app; returns what the entries for tests are made of. `listLicenses` writes what the licenses in the entry for servers ask for.
 */
export async function writePackage(
  places: KitPlaces,
  releases: readonly KitRelease[],
  listLicenses: (bundle: Metafile) => string,
): Promise<readonly Metafile[]> {
  const {root, dist, page} = places;
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const doors = await Promise.all(releases.map((release) => writeKit(places, release)));
  const server = await writeServer(places, listLicenses);
  const pocket = await writePocket(places);
  const {name, version, description, license, engines} = kit;
  const manifest = {
    ...{name, version, description, license, engines},
    homepage: page,
    type: 'module',
    bin: {[name]: COMMAND},
    // Only the store in an app draws something.
    peerDependencies: {react: '*', 'react-native': '*'},
    peerDependenciesMeta: {react: {optional: true}, 'react-native': {optional: true}},
    exports: Object.fromEntries(
      [...doors, server, ...pocket].map(({door, targets}) => [door, targets]),
    ),
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of ['README.md', 'SIMULATOR.md'])
    copyFileSync(join(root, 'packages/test-kit', name), join(dist, name));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return doors.map(({bundle}) => bundle);
}
