import {knownPatches, patchesOf} from 'expo-iap-api-data/history/patches';
import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {releaseLine, releaseLines, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {pageAddress, siteAddress} from '../data/site.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** The release that an answer is about. */
export type Release = {
  /** The docs version, such as 2.8. */
  readonly version: string;
  /** The release itself, such as 2.8.4. */
  readonly patch: string;
  /** The release that the pages of the version describe; empty where there are none. */
  readonly documented: string;
  /** The release of the version whose types are at hand and nearest: itself, the next one, or the last. */
  readonly typed: string;
  /** Why it is this one, where nobody named it. */
  readonly note?: string;
};

const LONGEST = 20;

/** The release that a text names: a patch, a line such as 2.7, or "latest"; fails with those that are known. */
export function readRelease(text: string): Release {
  const asked = text.trim().replace(/^[v^~=]+(?=\d)/i, '');
  const [newest] = releaseLines;
  if (asked.toLowerCase() === 'latest' && newest) return releaseOf(newest.patch);
  const line = releaseLines.find(({version}) => version === asked);
  if (line) return releaseOf(line.patch);
  if (knownPatches.some(({patch}) => patch === asked)) return releaseOf(asked);
  const shown = asked.length > LONGEST ? `${asked.slice(0, LONGEST)}…` : asked;
  const way = /^\d+\.\d+/.test(asked) && !nearestRelease(asked) ? ` ${wayFrom(asked)}.` : '';
  throw new CannotAnswer(`expo-iap "${shown}" isn’t known. ${knownReleases()}${way}`);
}

/** Everything about a patch that the data has; a patch of a line that nobody documents is a mistake of the caller. */
export function releaseOf(patch: string): Release {
  const {version, patch: documented, olderPatches} = releaseLine(lineOf(patch));
  const next = olderPatches.find((older) => comparePatchNumbers(older.patch, patch) >= 0);
  return {version, patch, documented, typed: next?.patch ?? documented};
}

/** Which releases can be asked about, in one sentence. */
export function knownReleases(): string {
  const lines = releaseLines.map(({version}) => {
    const own = patchesOf(version);
    return `${own[0]?.patch ?? ''} to ${own.at(-1)?.patch ?? ''}`;
  });
  return `Name one of ${lines.toReversed().join(', ')}, or a version such as ${releaseLines[0]?.version ?? ''}.`;
}

/**
 * The nearest release that is known, for one that a project has and that may be newer than this command. Nothing for
 * one of another line: its names, codes and requests are others.
 */
export function nearestRelease(patch: string): string | undefined {
  const line = lineOf(patch);
  if (!releaseLines.some(({version}) => version === line)) return undefined;
  const own = patchesOf(line).map(({patch: each}) => each);
  const plain = patch.replace(/-.*$/, '');
  return own.findLast((each) => comparePatchNumbers(each, plain) <= 0) ?? own[0];
}

/** How to get between the releases that are known and one of another line. */
export function wayFrom(patch: string): string {
  const oldest = releaseLines.at(-1)?.version ?? '';
  const newest = upgradeTargets[0]?.patch ?? '';
  const plain = patch.replace(/-.*$/, '');
  if (comparePatchNumbers(plain, newest) >= 0)
    return `The pages end with ${releaseLines[0]?.version ?? ''}, and no release after ${newest} is known here`;
  return comparePatchNumbers(plain, oldest) < 0
    ? `The way from an older release: ${pageAddress(oldest, 'guides/migration')}`
    : `The way to a later release: ${siteAddress('/tools/upgrade')}`;
}

/** How answers name a release. */
export function releaseWords({patch, version, documented}: Release): string {
  if (documented === '') return `expo-iap ${patch}, which no page describes`;
  return patch === documented
    ? `expo-iap ${patch} (docs ${version})`
    : `expo-iap ${patch} (docs ${version}, which describe ${documented})`;
}
