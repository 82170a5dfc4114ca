import {isTypeRecord, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import type {ReactNode} from 'react';
import {docsVersions} from '../../site/versions.ts';

/** Says what the code of a plan is compiled against: the title of each block names its version. */
export default function CompiledWith({isLater = false}: {readonly isLater?: boolean}): ReactNode {
  const oldestFirst = [...(isLater ? upgradeTargets : []), ...docsVersions].toReversed();
  const published = oldestFirst.filter((patch) => !isTypeRecord(patch));
  const recorded = oldestFirst.filter(isTypeRecord);
  // Where upgrades stop and where they end, as in tests/samples/later.
  const played = upgradeTargets.filter(({stop}, index) => index === 0 || stop !== undefined);
  return (
    <p>
      Each code block names its version and is compiled against one patch of it:{' '}
      {listWords(published)} as published
      {recorded.length > 0 &&
        `, and ${listWords(recorded)} with types that this site wrote from upstream’s source`}
      .
      {isLater &&
        ` The basic store, upgraded stage by stage, also ran with the JavaScript of ${listWords(played.toReversed())} on simulated stores, where it bought, finished, restored and met errors. Everything else was only compiled, and no native code ran.`}
    </p>
  );
}

function listWords(releases: readonly {readonly patch: string}[]): string {
  return new Intl.ListFormat('en').format(releases.map(({patch}) => patch));
}
