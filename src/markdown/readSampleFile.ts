import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {samplePlaces} from '../site/samplePlaces.ts';
import {folderOf} from '../site/versions.ts';

/** Reads a file of a version's `examples/_samples`; nothing where neither it nor a newer version has it. */
export function readSampleFile(siteDir: string, version: string, name: string): string | undefined {
  const places = samplePlaces(`${folderOf(version)}/examples/_samples/${name}`);
  const file = places.map((place) => join(siteDir, place)).find(existsSync);
  return file === undefined ? undefined : readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
