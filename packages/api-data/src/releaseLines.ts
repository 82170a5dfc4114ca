import {comparePatchNumbers} from './history/patchNumbers.ts';
import lines from './releaseLines.json' with {type: 'json'};
import targets from './upgradeTargets.json' with {type: 'json'};

/** A patch of the library that samples can be compiled against. */
export type InstalledPatch = {
  /** Release of the package, for example `2.8.7`. */
  readonly patch: string;
  /** Where its types are: an npm alias, or a folder of ours when the release cannot be installed. */
  readonly package: string;
};

/** Says whether the types of a patch are a record of ours, because the registry does not have the release. */
export const isTypeRecord = ({package: name}: InstalledPatch): boolean => name.includes('/');

/** The releases of the library that share two numbers; the facts describe its `patch`. */
export type ReleaseLine = InstalledPatch & {
  /** The two numbers, for example `2.8`. */
  readonly version: string;
  /** Patches before `patch` that are installed too, oldest first. */
  readonly olderPatches: readonly InstalledPatch[];
  /** Its samples can be played, and there is a test kit: the simulated stores must follow `patch`. */
  readonly playable: boolean;
};

/** Every release line that is described, newest first. */
export const releaseLines: readonly ReleaseLine[] = lines;

/** Returns a release line, or fails with those that exist. */
export function releaseLine(version: string): ReleaseLine {
  const found = releaseLines.find((line) => line.version === version);
  if (found) return found;
  const known = releaseLines.map((line) => line.version).join(', ');
  throw new Error(
    `There is no release line "${version}". packages/api-data/src/releaseLines.json has: ${known}.`,
  );
}

/** The newest patch of a line. */
export const latestPatch = (version: string): string => releaseLine(version).patch;

/** A patch whose types are here, with the file of its names in `surface/`: the line for its newest patch. */
export type ComparedPatch = InstalledPatch & {readonly version: string; readonly surface: string};

/** Every patch whose types are here, newest first. */
export const comparedPatches: readonly ComparedPatch[] = releaseLines.flatMap(
  ({version, patch, package: name, olderPatches}) => [
    {version, patch, package: name, surface: version},
    ...olderPatches.toReversed().map((older) => ({...older, version, surface: older.patch})),
  ],
);

/** A release that an upgrade can lead to and that no page describes. */
type UpgradeTarget = ReleaseLine & {
  /**
   * Why upgrades that go on stop at it, in a sentence without its subject: what the release before did has a way in it, and
   * its native code is whole.
   */
  readonly stop?: string;
};

/** Every target of an upgrade, newest first: none is among the documented releases, or before the newest of them. */
export const upgradeTargets: readonly UpgradeTarget[] = targets
  .filter(({patch}) => comparePatchNumbers(patch, lines[0]?.patch ?? '') > 0)
  .map((target) => ({...target, olderPatches: [], playable: false}));

/** The same, as `comparedPatches` has the releases that pages describe. */
export const comparedTargets: readonly ComparedPatch[] = upgradeTargets.map(
  ({version, patch, package: name}) => ({version, patch, package: name, surface: patch}),
);

/** Says whether only upgrades lead to a release: no page describes it. */
export const isUpgradeTarget = (patch: string): boolean =>
  upgradeTargets.some((target) => target.patch === patch);

/** The package under which a patch is installed. */
export function packageOf(patch: string): string {
  const installed = [...comparedTargets, ...comparedPatches];
  const found = installed.find((one) => one.patch === patch);
  if (found) return found.package;
  const known = installed.map((one) => one.patch).join(', ');
  throw new Error(
    `expo-iap ${patch} is not installed. The lists of releases in packages/api-data/src have: ${known}.`,
  );
}
