import {relative} from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {type Installed, installedFor, lockedFor, wantedFor} from '../project/findInstalled.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {
  knownReleases,
  nearestRelease,
  readRelease,
  type Release,
  releaseOf,
  wayFrom,
} from './release.ts';

/**
 * The release that is asked about: the one that is named, the one of the project around a folder, or the newest. Fails
 * for a project of another line, because names, codes and requests of 2.8 are others in 5.8.
 */
export function chooseRelease(named: string | undefined, folder: string): Release {
  if (named !== undefined) return readRelease(named);
  const all = releasesOf(folder);
  const other = all.find(({version}) => nearestRelease(version) === undefined);
  const found = other ?? (all.length === 1 ? all[0] : undefined);
  if (!found) {
    const newest = releaseLines[0]?.patch ?? '';
    const note = `No project with one expo-iap is around this folder, so this is about ${newest}, the newest release that is known.`;
    return {...releaseOf(newest), note};
  }
  return releaseFrom(found, folder);
}

/** What is installed around a folder, or else what a lock file names, or the first release of the range. */
function releasesOf(folder: string): readonly Installed[] {
  const installed = installedFor(folder);
  if (installed) return [installed];
  const locked = lockedFor(folder);
  return locked.length > 0 ? locked : wantedFor(folder);
}

function releaseFrom({version, file: path}: Installed, folder: string): Release {
  const file = relative(folder, path) || path;
  const patch = nearestRelease(version);
  const newest = releaseLines[0]?.patch ?? '';
  if (patch === undefined)
    throw new CannotAnswer(
      `${file} has expo-iap ${version}, which isn’t known, and an answer about another release can be wrong. ` +
        `${wayFrom(version)}. Upstream’s own text: https://www.npmjs.com/package/expo-iap/v/${version}. ` +
        `To ask about another release anyway, use --release ${newest}, or "release" of a tool. ${knownReleases()} ` +
        `To have that one: npx expo install expo-iap@${newest}`,
    );
  const note =
    patch === version
      ? `${patch} is from ${file}.`
      : `${file} has ${version}, which isn’t known, so this is about ${patch}.`;
  return {...releaseOf(patch), note};
}
