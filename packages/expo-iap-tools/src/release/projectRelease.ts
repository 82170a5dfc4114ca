import {relative} from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {installedFor, lockedFor} from '../project/findInstalled.ts';
import {nearestRelease, readRelease, type Release, releaseOf} from './release.ts';

/** The release that is asked about: the one that is named, the one of the project around a folder, or the newest. */
export function chooseRelease(named: string | undefined, folder: string): Release {
  if (named !== undefined) return readRelease(named);
  const [locked, ...others] = lockedFor(folder);
  const found = installedFor(folder) ?? (others.length === 0 ? locked : undefined);
  if (!found) {
    const newest = releaseLines[0]?.patch ?? '';
    const note = `No project with one expo-iap is around this folder, so this is about ${newest}, the newest release that is known.`;
    return {...releaseOf(newest), note};
  }
  const patch = nearestRelease(found.version);
  const file = relative(folder, found.file) || found.file;
  const note =
    patch === found.version
      ? `${patch} is from ${file}.`
      : `${file} has ${found.version}, which isn’t known, so this is about ${patch}.`;
  return {...releaseOf(patch), note};
}
