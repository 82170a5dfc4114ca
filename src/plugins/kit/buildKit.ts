import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import kit from 'expo-iap-test-kit/package.json' with {type: 'json'};
import {environment} from '../environment.ts';
import {playableVersions} from '../playableVersions.ts';
import {writeKit} from './writeKit.ts';
import {writeServer} from './writeServer.ts';

/**
 * Writes the kit as a package without dependencies, with one entry for each docs version and one for servers, to a folder; returns
 * the files of the source that the entries for apps are made of.
 */
export async function buildKit(root: string, dist: string): Promise<readonly string[]> {
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const page = new URL(`${environment.baseUrl}tools/test-kit`, environment.url).href;
  const doors = await Promise.all(
    playableVersions.map((version) => writeKit(root, version, {dist, page})),
  );
  const server = await writeServer(root, {dist, page});
  const {name, version, description, license, engines} = kit;
  const manifest = {
    ...{name, version, description, license, engines},
    homepage: page,
    type: 'module',
    exports: Object.fromEntries([...doors, server].map(({door, targets}) => [door, targets])),
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'packages/test-kit/README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return doors.flatMap(({sources}) => sources);
}
