import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {packageFolder} from 'expo-iap-api-data/packages';
import {
  comparedSurfaces,
  findMember,
  findSymbol,
  loadSurface,
} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import {nameLifetimes} from 'expo-iap-tools/lifetimes/nameLifetimes';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {describe, expect, it} from 'vitest';
import {docsVersions} from '../../../src/site/versions.ts';
import {entriesOf, installed, isAfter, label, plans, targetPlans} from './allPlans.ts';

const {patches, history, effects, requirements} = upgradeFacts;
const surfaces = docsVersions.map(({version}) => loadSurface(version));

const inside = ({patch}: HistoryChange, {from, to}: UpgradePlan): boolean =>
  isAfter(patch, from) && !isAfter(patch, to);

const hasName = (surface: Surface, path: string): boolean => {
  const [name = '', member] = path.split('.');
  const owners = surface.symbols.filter((symbol) => symbol.name === name);
  if (member === undefined) return owners.length > 0;
  return owners.length > 1
    ? owners.some(({members}) => members.some((one) => one.name === member))
    : findSymbol(surface, name) !== undefined && findMember(surface, path) !== undefined;
};

describe('the plans of all pairs of patches', () => {
  it('have every change of the history in one entry at most, and leave out only what came to nothing', () => {
    const faults = plans.flatMap((plan) => {
      const told = entriesOf(plan).flatMap(({changes}) => changes);
      const between = history.filter((entry) => inside(entry, plan));
      const twice = told.filter((entry, index) => told.indexOf(entry) !== index);
      const missing = between.filter(
        (entry) => !told.includes(entry) && !cameToNothing(entry, plan),
      );
      return [...twice, ...missing].map(
        ({patch, change, name}) => `${label(plan)}: ${patch} ${change} ${name}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('name each name once, and give every entry its own anchor', () => {
    for (const plan of [...plans, ...targetPlans]) {
      const ids = entriesOf(plan).map(({id}) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        label(plan),
      ).toEqual([]);
    }
  });

  it('lead to names that the page of all lives has', () => {
    const names = new Set(nameLifetimes(comparedSurfaces(), upgradeFacts).map(({name}) => name));
    const strange = plans.flatMap((plan) =>
      entriesOf(plan)
        .filter(({recordedAs}) => !names.has(recordedAs))
        .map(({recordedAs}) => `${label(plan)}: ${recordedAs}`),
    );
    expect(strange).toEqual([]);
  });

  it('speak of names that the documented packages have', () => {
    const faults = surfaces.flatMap((surface) => [
      ...plans
        .filter(({from}) => from === surface.patch)
        .flatMap(({mustChange, shouldChange}) => [...mustChange, ...shouldChange])
        .filter(({changes}) => !changes.some(({change}) => change === 'added'))
        .map(({name}) => name)
        .filter((name) => !hasName(surface, name)),
      ...plans
        .filter(({to}) => to === surface.patch)
        .flatMap((plan) => [
          ...plan.new
            .filter(({changes}) => !changes.some(({change}) => change === 'removed'))
            .map(({name, now}) => now ?? name),
          ...plan.shouldChange.map(({name, now}) => now ?? name),
          ...plan.mustChange.flatMap(({now}) => now ?? []),
        ])
        .filter((name) => !hasName(surface, name)),
    ]);
    expect([...new Set(faults)]).toEqual([]);
  });

  it('never send a reader to a name that is deprecated or gone', () => {
    for (const plan of plans) {
      const old = new Set(plan.shouldChange.map(({name}) => name));
      const advised = entriesOf(plan).flatMap(({kind, now, deprecated}) => [
        ...(deprecated?.replacement === undefined ? [] : [deprecated.replacement]),
        ...(kind === 'removed' && now !== undefined ? [now] : []),
      ]);
      expect(
        advised.filter((name) => old.has(name)),
        label(plan),
      ).toEqual([]);
    }
  });
});

/** Whether nothing of a change is left at the end: what came is gone, what was advised against is fine again. */
function cameToNothing(entry: HistoryChange, plan: UpgradePlan): boolean {
  const later = history.filter(
    (other) => inside(other, plan) && history.indexOf(other) > history.indexOf(entry),
  );
  const goes = (name: string): boolean =>
    later.some(
      ({change, name: own, from}) =>
        (change === 'removed' && (own === name || name.startsWith(`${own}.`))) || from === name,
    );
  const came = history.some(
    (other) =>
      inside(other, plan) &&
      other.change === 'added' &&
      [entry.name, entry.from].includes(other.name),
  );
  const comesBack = later.some(
    ({change, name}) => (change === 'renamed' || change === 'restored') && name === entry.name,
  );
  const typeGoes = upgradeFacts.typeRenames.some(
    ({patch, from, to}) => to === undefined && from === entry.name && !isAfter(patch, plan.to),
  );
  const voided = effects.some(
    ({patch, name, until}) =>
      patch === entry.patch &&
      name === entry.name &&
      until !== undefined &&
      !isAfter(until, plan.to),
  );
  return goes(entry.name) || came || comesBack || typeGoes || voided;
}

describe('the effects', () => {
  const first = patches[0] ?? '';

  it('say of each change of behavior what it means', () => {
    const silent = history.filter(
      ({change, patch, name}) =>
        change === 'changed' &&
        isAfter(patch, first) &&
        !effects.some((effect) => effect.patch === patch && effect.name === name),
    );
    expect(silent.map(({patch, name}) => `${patch} ${name}`)).toEqual([]);
  });

  it('speak of the history, or have a title and a name of a documented package', () => {
    const strange = effects.filter(
      ({patch, name, title}) =>
        !history.some((entry) => entry.patch === patch && entry.name === name) &&
        !(
          surfaces.some((surface) => hasName(surface, name)) &&
          (title !== undefined || name.includes('.'))
        ),
    );
    expect(strange.map(({id}) => id)).toEqual([]);
  });

  it('say what to do exactly where something has to be done, each under its own name', () => {
    const all = targetFacts.effects;
    expect(effects.filter((effect) => !all.includes(effect))).toEqual([]);
    expect(all.filter(({need, todo}) => (need === 'must') !== (todo !== undefined))).toEqual([]);
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  });

  it('end their sentences, and name releases that exist', () => {
    const texts = [
      ...targetFacts.effects.flatMap(({otherwise, todo}) => [otherwise, ...(todo ? [todo] : [])]),
      ...requirements.flatMap(({reason, todo}) => [reason, todo]),
    ];
    expect(texts.filter((text) => !/^[A-Z“`].*[.]$/.test(text))).toEqual([]);
    const named = [...targetFacts.effects, ...requirements].flatMap((entry) => [
      'patch' in entry ? entry.patch : entry.since,
      ...(entry.until === undefined ? [] : [entry.until]),
      ...('earlier' in entry && entry.earlier ? Object.values(entry.earlier) : []),
    ]);
    expect(named.filter((patch) => !targetFacts.patches.includes(patch))).toEqual([]);
  });
});

const readPackage = (name: string, file: string): string =>
  readFileSync(join(packageFolder('.', name), file), 'utf8');

describe('the requirements', () => {
  const applies = (id: string, patch: string): boolean => {
    const found = requirements.find((requirement) => requirement.id === id);
    if (!found) throw new Error(`There is no requirement ${id}.`);
    return holdsAt(found, patch);
  };
  it.each(installed)('are those of the package $patch', ({patch, package: name}) => {
    const gradle = readPackage(name, 'android/build.gradle');
    expect(gradle.includes('billing-ktx:8.0.0')).toBe(applies('billing-8', patch));
    expect(gradle.includes('jvmTarget = "17"')).toBe(applies('java-17', patch));
    const [podspec = ''] = readdirSync(join(packageFolder('.', name), 'ios')).filter((file) =>
      file.endsWith('.podspec'),
    );
    const pod = readPackage(name, `ios/${podspec}`);
    expect(pod.includes(":ios => '15.0'")).toBe(applies('pod-15', patch));
    expect(pod.includes(":ios => '13.4'")).toBe(applies('pod-13-4', patch));
    const loads = readdirSync(join(packageFolder('.', name), 'build'))
      .filter((file) => file === 'index.js')
      .map((file) => readPackage(name, `build/${file}`))
      .join('');
    expect(/\.fetchProducts\(/.test(loads)).toBe(applies('native-loader-2-8-7', patch));
  });
});
