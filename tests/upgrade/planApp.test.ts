import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {partsOf} from 'expo-iap-tools/view/parts';
import {pickSample} from 'expo-iap-tools/view/shownSample';
import {sampleFileModule} from 'mdx-samples/modules';
import {describe, expect, it} from 'vitest';
import {readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {upgradePairs} from '@site/src/site/toolPages.ts';
import {compileAgainst, root} from './compiled.ts';

// An app that consists of the old code of a plan, and that does what the plan says.

const samples = readUpgradeSamples(root);

// The stages after the newest documented release have programs of their own, which tests/upgrade/measure compiles.
const documented = upgradePairs.filter(({to}) => !isUpgradeTarget(to));

describe.each(documented)('the app from $from to $to', ({from, to}) => {
  const ids = partsOf(planUpgrade(from, to, upgradeFacts)).flatMap(({blocks}) =>
    blocks.flatMap((block) => block.samples),
  );
  const appOf = (side: 'before' | 'after', version: string) =>
    ids.flatMap((id) => pickSample(samples, {id, side, version}) ?? []);

  it.each([
    ['before', lineOf(from)],
    ['after', lineOf(to)],
  ] as const)('has code %s that is of its release and compiles with it', (side, version) => {
    const app = appOf(side, version);
    expect(app.length).toBeGreaterThan(5);
    const strange = app.filter(({versions}) => !versions.includes(version));
    expect(strange.map(({path}) => path)).toEqual([]);
    const modules = app.map(({path, text}) => sampleFileModule({path, version, text}));
    expect(compileAgainst(modules, version)).toEqual([]);
  });

  it('asks in 2.6 with one flat request, which is the only form that this release takes', () => {
    const old = appOf('before', lineOf(from)).filter(({versions}) => versions.includes('2.6'));
    const perPlatform = old.filter(({text}) => /request: \{\s*(?:ios|android):/.test(text));
    expect(perPlatform.map(({path}) => path)).toEqual([]);
  });
});
