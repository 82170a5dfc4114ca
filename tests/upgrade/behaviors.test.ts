import {knownPatches} from 'expo-iap-api-data/history/patches';
import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {allEffects, targetEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {behaviors} from 'expo-iap-tools/scan/behaviors';
import {sampleFileModule} from 'mdx-samples/modules';
import {expect, it} from 'vitest';
import {readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {laterPairs} from '@site/src/site/toolPages.ts';
import {root} from './compiled.ts';
import {scanBetween} from './scanned.ts';

// Code that compiles with the newer release and acts differently: the old code of a plan is such code.

/** What no code shows, and why. */
const unseen: Readonly<Record<string, string>> = {
  'passes-stay': 'whether a product is a non-renewing subscription is written in App Store Connect',
  'calls-need-connection-android': 'which of two calls comes first is a matter of time',
  'promoted-product-is-one': 'code that reads the old fields was an error of types before',
  'sent-once': 'the same code is right until a delivery fails',
  'hook-sends-once': 'the same code is right where a pending payment takes longer',
  'revoked-not-sent': 'a handler that reads the date of a refund may also read lists that have it',
  'network-is-unknown': 'code that offers no other try for `unknown` may mean other errors',
};

/** Whose old code looks right, and why. */
const hidden: Readonly<Record<string, string>> = {
  'finish-by-id': 'the app types what it stored as a purchase of this run',
  'finish-by-token': 'the same; where it is not typed, the programs of the package have it',
};

const staged = laterPairs.flatMap(({from, to}) =>
  planUpgrade(from, to, targetFacts).mustChange.flatMap(({effects}) => effects.map(({id}) => id)),
);
const silent = [...allEffects, ...targetEffects.filter(({id}) => staged.includes(id))].filter(
  ({need, compiler}) => need === 'must' && compiler === 'silent',
);

it('every change that asks for work and that no compiler finds is looked for', () => {
  expect([...Object.keys(behaviors), ...Object.keys(unseen)].sort()).toEqual(
    silent.map(({id}) => id).sort(),
  );
});

const samples = readUpgradeSamples(root).filter(({side}) => side === 'before');

const cases = silent
  .filter(({id}) => !Object.hasOwn({...unseen, ...hidden}, id))
  .flatMap(({id, patch, sample, otherwise}) =>
    samples
      .filter((one) => one.id === sample)
      .flatMap(({path, text, versions}) => {
        const from = knownPatches.findLast(
          (known) =>
            versions.includes(lineOf(known.patch)) && comparePatchNumbers(known.patch, patch) < 0,
        )?.patch;
        return from === undefined ? [] : [{id, path, text, from, to: patch, otherwise}];
      }),
  );

it.each(cases)('finds $id from $from to $to, in $path', ({path, text, from, to, otherwise}) => {
  const old = sampleFileModule({path, version: lineOf(from), text});
  const {findings} = scanBetween([old], planUpgrade(from, to, upgradeFacts));
  expect(findings.filter(({message}) => message.includes(otherwise)).length).toBeGreaterThan(0);
});
