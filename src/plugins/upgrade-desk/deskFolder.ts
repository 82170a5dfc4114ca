import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import type {Release} from 'expo-iap-tools/scan/library/release';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const DESK_FOLDER = '.cache/desk';

/** Starts the folder anew, and returns what writes a file that the page loads when it needs it. */
export function openDeskFolder(siteDir: string): (name: string, data: unknown) => string {
  const folder = join(siteDir, DESK_FOLDER);
  rmSync(folder, {recursive: true, force: true});
  // The name changes with the data; its address is below the base URL.
  return (name, data) => {
    const text = JSON.stringify(data);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `assets/desk/${name}.${hash}.json`;
    const file = join(folder, address);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
    return address;
  };
}

/** What a scan reads of a release, a ninth of what its surface says. */
export function scannedRelease({patch, symbols}: Surface): Release {
  return {
    patch,
    symbols: symbols.map(({name, exported, kind, platform, signature}) => ({
      ...{name, exported, kind, platform, signature},
    })),
  };
}
