import {followedBy, libraryVersions} from 'expo-iap-test-kit/versions';
import {type Problem, problemIn} from 'mdx-samples/problem';
import type {DocsVersion} from '../../site/versions.ts';

/** Lists the playable versions whose patch the simulated stores don't follow: they would lose the playground and the kit. */
export function findUnplayable(versions: readonly DocsVersion[]): Problem[] {
  return versions
    .filter(({playable, patch}) => playable && followedBy(patch) === undefined)
    .map(({version, patch}) =>
      problemIn(
        'packages/api-data/src/releaseLines.json',
        `Version ${version} is playable, but the simulated stores follow expo-iap ${libraryVersions.join(', ')} and later patches of these lines, not ${patch}. Describe ${patch} in packages/test-kit/src/simulator/versions.ts, or set "playable" to false: then its pages have no "Try it" and readers no test kit.`,
      ),
    );
}
