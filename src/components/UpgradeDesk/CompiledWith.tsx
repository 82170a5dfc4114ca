import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import type {ReactNode} from 'react';
import {docsVersions} from '../../site/versions.ts';

/** Says what the code of a plan is compiled against: the title of each block names its version. */
export default function CompiledWith(): ReactNode {
  const oldestFirst = docsVersions.toReversed();
  const published = oldestFirst.filter((patch) => !isTypeRecord(patch));
  const recorded = oldestFirst.filter(isTypeRecord);
  return (
    <p>
      Every block of code names a version and compiles against one patch of it:{' '}
      {published.map(({patch}) => patch).join(' and ')} as published
      {recorded.length > 0 &&
        `, ${recorded.map(({patch}) => patch).join(' and ')} with types that this site wrote from upstream’s source`}
      .
    </p>
  );
}
