import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import {nameLifetimes} from 'expo-iap-tools/lifetimes/nameLifetimes';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import type {Finding} from 'expo-iap-tools/scan/findings';
import {scanFiles} from 'expo-iap-tools/scan/scanFiles';
import {describe, expect, it} from 'vitest';
import {readUpgradeSamples} from '../../../src/checks/upgradeSamples.ts';
import {isAfter, label, plans} from './allPlans.ts';

// What the desk claims between any two patches, compared with what is known of them.

const {history} = upgradeFacts;
const releases = comparedSurfaces();
const isBefore = (left: string, right: string): boolean => isAfter(right, left);

describe('the plans of all pairs of patches', () => {
  it('ask nothing of code that uses a name which the older patch does not have', () => {
    const faults = plans.flatMap((plan) =>
      plan.mustChange.flatMap(({name, effects: own}) => {
        const born = history.find(
          (entry) => entry.change === 'added' && entry.name === name,
        )?.patch;
        const isNew = born !== undefined && isBefore(plan.from, born);
        const wasHere = history.some((entry) => entry.from === name || entry.name === name)
          ? history.some(({name: other, patch}) => other === name && !isBefore(plan.from, patch))
          : true;
        // A parameter that must be given from now on breaks calls because it came.
        const asks = own.filter(({patch, need}) => need === 'must' && patch !== born);
        return isNew && !wasHere && asks.length > 0 ? [`${label(plan)}: ${name}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

it('a name that the newest package has, also through an alias or a union, is not called removed', () => {
  const [newest] = releases.toSorted((left, right) => comparePatchNumbers(right.patch, left.patch));
  const lost = nameLifetimes(releases, upgradeFacts).filter(({name, gone}) => {
    const [owner, member] = name.split('.');
    const own = newest?.symbols.find((symbol) => symbol.name === owner);
    return gone !== undefined && own?.members.some((each) => each.name === member);
  });
  expect(lost.map(({name}) => name)).toEqual([]);
});

describe('the scanner, for old code between all pairs of patches', () => {
  const ends = new Set(releases.map(({patch}) => patch));
  const samples = readUpgradeSamples('.').filter(({side}) => side === 'before');
  const scanned = plans.map((plan) => {
    const files = samples
      .filter(({versions}) => versions.includes(lineOf(plan.from)))
      .map(({path: name, text}) => ({name, text}));
    return {plan, findings: scanFiles(files, {plan, releases}).findings};
  });
  /** Whether something that the compiler refuses happened to a name up to a patch. */
  const isGone = (name: string, to: string): boolean =>
    history.some(
      ({change, name: own, from, patch}) =>
        (change === 'removed' || change === 'renamed') &&
        (from ?? own).split('.').at(-1) === name &&
        !isBefore(to, patch),
    );
  const isRefused = ({entry}: Finding): boolean =>
    entry?.effects.some(({need, compiler}) => need === 'must' && compiler === 'error') === true;

  it('claims that a line does not compile only where the newer patch is known to refuse it', () => {
    const faults = scanned.flatMap(({plan, findings}) =>
      findings
        .filter(({kind}) => kind === 'does-not-compile')
        .filter((finding) => !isGone(finding.name, plan.to) && !isRefused(finding))
        .filter(() => !ends.has(plan.to))
        .map(({file, line, message}) => `${label(plan)}: ${file}:${line} ${message}`),
    );
    expect(faults).toEqual([]);
    expect(
      scanned.some(({findings}) => findings.some(({kind}) => kind === 'does-not-compile')),
    ).toBe(true);
  });
});
