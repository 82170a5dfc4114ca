import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import type {Release} from 'expo-iap-tools/scan/library/release';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const DESK_FOLDER = '.cache/desk';

/**
 * Writes what a scan reads of each release, a ninth of what the surfaces say, as one file whose name changes with it. Returns
 * its address below the base URL.
 */
export function writeReleases(siteDir: string, surfaces: readonly Surface[]): string {
  const text = JSON.stringify(surfaces.map(readRelease));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `assets/desk/releases.${hash}.json`;
  const folder = join(siteDir, DESK_FOLDER);
  const file = join(folder, address);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
  return address;
}

function readRelease({patch, symbols}: Surface): Release {
  return {
    patch,
    symbols: symbols.map(({name, exported, kind, platform, signature}) => ({
      ...{name, exported, kind, platform, signature},
    })),
  };
}
