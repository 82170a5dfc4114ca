// @vitest-environment jsdom
import {allEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import {setSimulator} from 'expo-iap-test-kit/testing/host';
import {type LibraryVersion, libraryVersions, type PlatformName} from 'expo-iap-test-kit/versions';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {readUpgradeSamples, type UpgradeSample} from '@site/src/checks/upgradeSamples.ts';
import {emitSample} from '../emitSample.ts';
import {loadLibrary, releaseOf} from '../library.ts';
import {rest} from '../rest.ts';
import {root, type Sample} from '../samples.ts';
import {behaviorPlays} from './behaviorPlays.ts';
import {namePlays} from './namePlays.ts';
import {PlanApp} from './planApp.tsx';
import type {Play, Side} from './play.ts';
import {releasePlays} from './releasePlays.ts';

// Every sample of an upgrade plan runs: old code with the release that it was written for and with the newer one, new code
// with its own. New code keeps the rules of the reference.

const plays = {...behaviorPlays, ...releasePlays, ...namePlays};
const samples = readUpgradeSamples(root);
/** Changes whose older release is not installed, so that only the new code runs. */
const ONLY_AFTER: ReadonlySet<string> = new Set(['ios-guard', 'storefront', 'promoted-in-hook']);

const sampleOf = ({id, side, path, text, language}: UpgradeSample, version: string): Sample => ({
  ...{docs: version, library: version, page: `plan: ${id}`, name: side, place: path},
  code: emitSample(text, `sample.${language}`),
});

const rejections: unknown[] = [];
const rejected = (error: unknown) => void rejections.push(error);

// The first import of a package takes longer than a test may.
beforeAll(async () => {
  setSimulator(createSimulator({version: '2.8.8', platform: 'ios'}));
  for (const version of libraryVersions) await loadLibrary(version);
}, 120_000);
beforeEach(() => {
  for (const name of ['warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue();
  rejections.length = 0;
  process.on('unhandledRejection', rejected);
});
afterEach(() => {
  process.off('unhandledRejection', rejected);
  vi.restoreAllMocks();
});

type Run = {
  readonly play: Play;
  readonly sample: Sample;
  readonly side: Side;
  readonly release: LibraryVersion;
  readonly platform: PlatformName;
};

/** How a sample ends, and what it did that it must not. */
async function runPlay({play, sample, side, release, platform}: Run) {
  const app = await PlanApp.open({library: release, platform}, play.store);
  vi.spyOn(Date, 'now').mockImplementation(() => app.phone.clock.now);
  try {
    await app.import(sample);
    const end = await play.act(app, side);
    await rest();
    return {end, faults: [...app.faults(), ...rejections.map(String)]};
  } finally {
    app.close();
    await rest();
  }
}

it('runs every sample', () => {
  expect(Object.keys(plays).sort()).toEqual([...new Set(samples.map(({id}) => id))].sort());
});

it('shows the difference of every change that no compiler shows', () => {
  const silent = allEffects.filter(({need, compiler}) => need === 'must' && compiler === 'silent');
  const shown = silent.filter(({sample = ''}) =>
    plays[sample]?.some((play) => 'then' in play && play.then !== play.before),
  );
  const others = silent.filter((effect) => !shown.includes(effect));
  expect(new Set(others.map(({sample}) => sample))).toEqual(ONLY_AFTER);
});

describe.each(Object.entries(plays))('%s', (id, own) => {
  const old = samples.filter((one) => one.id === id && one.side === 'before');
  const before = old.find(({versions}) => versions.includes('2.7')) ?? old[0];
  const after = samples.filter((one) => one.id === id && one.side === 'after');
  for (const play of own)
    for (const platform of ['ios', 'android'] as const) {
      if ((play.on ?? platform) !== platform) continue;

      if ('before' in play && before)
        it(`worked, on ${platform}`, async () => {
          const sample = sampleOf(before, '2.7');
          const run = {play, sample, side: 'before', release: '2.7.5', platform} as const;
          expect((await runPlay(run)).end).toEqual(play.before);
        });

      if ('then' in play && before)
        it(`ends differently when only the library is new, on ${platform}`, async () => {
          const release = play.newer ?? '2.8.8';
          const sample = sampleOf(before, '2.7');
          const run = {play, sample, side: 'before', release, platform} as const;
          expect((await runPlay(run)).end).toEqual(play.then);
        });

      for (const one of after)
        for (const version of one.versions)
          it(`works again for ${version}, on ${platform}`, async () => {
            const sample = sampleOf(one, version);
            const release = releaseOf(version);
            const run = {play, sample, side: 'after', release, platform} as const;
            const {end, faults} = await runPlay(run);
            expect(end).toEqual(play.after);
            expect(faults).toEqual([]);
          });
    }
});
