import {relative} from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {installedFor} from 'expo-iap-upgrade/cli/findInstalled';
import {foldersUp} from 'expo-iap-upgrade/cli/findProject';
import {readLockFile} from 'expo-iap-upgrade/cli/readLockFile';
import {nearestRelease, readRelease, type Release, releaseOf} from './release.ts';

/** The release that is asked about: the one that is named, the one of the project around a folder, or the newest. */
export function chooseRelease(named: string | undefined, folder: string): Release {
  if (named !== undefined) return readRelease(named);
  const found = lockedIn(folder);
  if (!found) {
    const newest = releaseLines[0]?.patch ?? '';
    const note = `No project with expo-iap is around this folder, so this is about ${newest}, the newest release that is known.`;
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

/** The release that the lock file names, or without one the installed package. */
function lockedIn(folder: string): {readonly version: string; readonly file: string} | undefined {
  for (const each of foldersUp(folder)) {
    const locked = readLockFile(each);
    const [version, ...others] = locked?.versions ?? [];
    // A workspace with several: only what is installed here says which one this folder gets.
    if (locked && version !== undefined && others.length === 0) return {version, file: locked.file};
  }
  return installedFor(folder);
}
