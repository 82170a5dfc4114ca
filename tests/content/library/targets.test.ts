import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {packageFolder} from 'expo-iap-api-data/packages';
import {comparedPatches, packageOf} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces, targetSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface, SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {provenEffects} from 'expo-iap-api-data/upgrade/effects/allEffects';
import {holdsAt} from 'expo-iap-api-data/upgrade/holdsAt';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {stagesOf, stopReason} from 'expo-iap-tools/plan/stages';
import {targetFacts, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {describe, expect, it} from 'vitest';
import {allUpgradeSamples, readUpgradeSamples} from '../../../src/checks/upgradeSamples.ts';
import {upgrades} from '../../../src/site/promised.ts';
import {laterPairs} from '../../../src/site/toolPages.ts';
import {entriesOf, targetPlans, targets} from './allPlans.ts';

// What plans say of the releases that no page describes, compared with the packages.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const chain = [...targetSurfaces(), ...comparedSurfaces()].toReversed();
const newest = comparedPatches[0]?.patch ?? '';

/** The history speaks of what the hook returns under the name of the hook. */
const historyOwner = (name: string): string => (name === 'UseIap' ? 'useIAP' : name);

const plan = (from: string, to: string): UpgradePlan => planUpgrade(from, to, targetFacts);
/** Tables that the types of functions are made from; each function is an export of its own. */
const TABLES = /^(?:Query|Mutation|Subscription)(?:ArgsMap|FieldMap)?$/;

/**
 * The members that code can write, with what declares them. The name of a parameter is not written in a call, and what a
 * function returns is compared with the type that it has.
 */
function written({members, kind}: SurfaceSymbol): readonly SurfaceMember[] {
  return members
    .filter(({role}) => role !== 'returned' || kind === 'hook')
    .flatMap((member) => (member.role === 'parameter' ? (member.members ?? []) : [member]))
    .filter(({name}) => name !== '');
}

/** Every export and member that one release has and a later one lacks, by each name under which a plan can tell it. */
function goneBetween(before: Surface, after: Surface): readonly (readonly string[])[] {
  const now = new Map(after.symbols.map((symbol) => [symbol.name, symbol]));
  return before.symbols.flatMap((symbol): (readonly string[])[] => {
    const later = now.get(symbol.name);
    const owner = historyOwner(symbol.name);
    if (TABLES.test(owner)) return [];
    if (!later || (symbol.exported && !later.exported)) return symbol.exported ? [[owner]] : [];
    const left = new Set(written(later).map(({name}) => name));
    return written(symbol)
      .filter(({name}) => !left.has(name))
      .map(({name, declaredIn}) => {
        // A union has what its parts declare.
        const parts = symbol.signature.match(/\b[A-Z]\w+/g) ?? [];
        const owners = [owner, ...(declaredIn === undefined ? [] : [declaredIn]), ...parts];
        return owners.map((each) => `${each}.${name}`);
      });
  });
}

it('the site promises a page for each stage past the documented releases', () => {
  const promised = new Set(upgrades.map((name) => name.split('-to-')[1]));
  expect(laterPairs.filter(({to}) => !promised.has(to))).toEqual([]);
});

describe.each(targetPlans)('the plan from $from to $to', (own) => {
  const {from, to} = own;
  const [before, after] = [from, to].map((patch) => chain.find((one) => one.patch === patch));

  it('tells everything that the compiler misses', () => {
    if (!before || !after) throw new Error(`There is no surface of ${from} or ${to}.`);
    const told = new Set(
      own.mustChange.flatMap(({name, recordedAs, changes}) => [
        ...[name, recordedAs],
        ...changes.flatMap((change) => change.from ?? change.name),
      ]),
    );
    const gone = goneBetween(before, after);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((names) => !names.some((name) => told.has(name)))).toEqual([]);
  });

  it('speaks of what the older release has, and leads to what the newer one has', () => {
    const has = (surface: Surface | undefined, path: string): boolean => {
      const [name = '', member] = path.split('.');
      return (surface?.symbols ?? []).some(
        (symbol) =>
          historyOwner(symbol.name) === name &&
          (member === undefined || flat(symbol.members).some((one) => one.name === member)),
      );
    };
    const old = [...own.mustChange, ...own.shouldChange].filter(
      ({changes}) => !changes.some(({change}) => change === 'added'),
    );
    expect(old.map(({name}) => name).filter((name) => !has(before, name))).toEqual([]);
    expect(own.new.map(({name}) => name).filter((name) => !has(after, name))).toEqual([]);
    const led = entriesOf(own).flatMap(({name, now, deprecated}) =>
      [now, deprecated?.replacement].flatMap((next) =>
        next === undefined ? [] : [{next, owner: name.split('.')[0]}],
      ),
    );
    const lost = led.filter(
      ({next, owner}) => !has(after, next) && !has(after, `${owner}.${next}`),
    );
    expect(lost).toEqual([]);
  });

  it('says where no source dates an entry', () => {
    const claimed = own.mustChange.filter(({patches}) => patches.includes(to));
    expect(claimed.length).toBeGreaterThan(0);
    const named = claimed.filter(
      ({openDates = []}) => !openDates.some(({patch, isNamed}) => patch === to && !isNamed),
    );
    expect(named.map(({name}) => name)).toEqual([]);
  });
});

function flat(members: readonly SurfaceMember[]): readonly SurfaceMember[] {
  return members.flatMap((member) => [member, ...flat(member.members ?? [])]);
}

describe('the effects of targets', () => {
  const own = targetFacts.effects.filter(({patch}) => targets.includes(patch));

  it('reach the plan of the step that brings them', () => {
    const lost = own.filter(({id, patch, after = ''}) => {
      const told = entriesOf(plan(after, patch)).flatMap(({effects}) => effects);
      return !told.some((one) => one.id === id);
    });
    expect(lost.map(({id}) => id)).toEqual([]);
  });

  it('show old and new code where a sentence is not enough', () => {
    const shown = new Set(own.flatMap(({sample}) => sample ?? []));
    const documented = new Set(readUpgradeSamples(root).map(({id}) => id));
    const ids = new Set(allUpgradeSamples(root).map(({id}) => id));
    expect([...ids].filter((id) => !documented.has(id)).toSorted()).toEqual([...shown].toSorted());
  });
});

describe.each(provenEffects)('the proof of $id', ({patch, after, proof: {file, has, lacks}}) => {
  const read = (release: string): string => {
    const path = join(packageFolder(root, packageOf(release)), file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };

  it('is in the package of its release and not in the one before', () => {
    const [old, now] = [read(after), read(patch)];
    if (has !== undefined) {
      expect(now).toContain(has);
      expect(old).not.toContain(has);
    }
    if (lacks !== undefined) {
      expect(old).toContain(lacks);
      expect(now).not.toContain(lacks);
    }
    expect(has ?? lacks).toBeDefined();
  });
});

it('the facts of the page have nothing of targets', () => {
  const {patches, compared, history, effects, requirements, typeRenames} = upgradeFacts;
  const named = [...history, ...effects, ...typeRenames].map(({patch}) => patch);
  const said = [...patches, ...compared, ...named, ...requirements.map(({since}) => since)];
  expect(said.filter((patch) => targets.includes(patch))).toEqual([]);
});

describe('stagesOf', () => {
  const words = (from: string, to: string): string =>
    stagesOf(from, to)
      .map((stage) => `${stage.from} ${stage.to}`)
      .join(', ');

  it('stops where an app can stay, and plans each step', () => {
    expect(words('2.6.3', '5.8.1')).toBe(`2.6.3 ${newest}, ${newest} 3.4.13, 3.4.13 5.8.1`);
    expect(words('2.9.7', '5.8.1')).toBe('2.9.7 3.4.13, 3.4.13 5.8.1');
    const [next = ''] = targets;
    expect(words('2.7.5', next)).toBe(`2.7.5 ${newest}, ${newest} ${next}`);
    expect(words('2.6.3', newest)).toBe(`2.6.3 ${newest}`);
    const stages = stagesOf('2.6.3', targets.at(-1) ?? '');
    for (const stage of stages)
      expect(plan(stage.from, stage.to).mustChange.length).toBeGreaterThan(0);
    for (const {to} of stages.slice(0, -1)) expect(stopReason(to)).toMatch(/^\d.* [a-z].*\.$/);
  });

  it('never stops at a release whose JavaScript calls native functions that it lacks', () => {
    const calls = (patch: string): readonly string[] => {
      const folder = packageFolder(root, packageOf(patch));
      const script = readFileSync(join(folder, 'build/modules/ios.js'), 'utf8');
      const swift = readFileSync(join(folder, 'ios/ExpoIapModule.swift'), 'utf8');
      const called = [...script.matchAll(/ExpoIapModule\.(\w+IOS)\(/g)].map(
        ([, name = '']) => name,
      );
      return called.filter((name) => !swift.includes(`AsyncFunction("${name}")`));
    };
    expect(calls('2.9.7')).toContain('getAppTransactionIOS');
    const stops = stagesOf(newest, '5.8.1').flatMap(({from, to}) => [from, to]);
    expect(stops.flatMap((patch) => calls(patch))).toEqual([]);
  });
});

describe('the requirements of targets', () => {
  it('name what the packages name', () => {
    for (const patch of targets) {
      const read = (file: string): string =>
        readFileSync(join(packageFolder(root, packageOf(patch)), file), 'utf8');
      const needs = targetFacts.requirements
        .filter((requirement) => holdsAt(requirement, patch))
        .map((requirement) => requirement.needs)
        .join('\n');
      const pod = read('ios/ExpoIap.podspec');
      const pinned = /'openiap', '([\d.]+)'/.exec(pod)?.[1];
      const versions: Readonly<Record<string, string>> = pinned
        ? {apple: pinned}
        : JSON.parse(read('openiap-versions.json'));
      for (const name of ['apple', 'google'] as const)
        if (versions[name] !== undefined) expect(needs).toContain(versions[name]);
      expect(pod.includes("swift_version  = '5.9'")).toBe(needs.includes('Xcode 16'));
      const gradle = read('android/build.gradle');
      expect(gradle.includes('billing-ktx:8.0.0')).toBe(needs.includes('Play Billing 8.0.0'));
      expect(/(?:jvmTarget = "17"|JVM_17)/.test(gradle)).toBe(needs.includes('Java 17'));
      expect(gradle.includes("'minSdk', 23")).toBe(needs.includes('`minSdkVersion` 23'));
    }
  });
});
