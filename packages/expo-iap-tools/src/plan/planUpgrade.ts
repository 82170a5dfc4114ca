import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {pathPlatform} from 'expo-iap-api-data/platforms';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {type Lifetime, Lifetimes} from './lifetimes.ts';
import {openDatesOf} from './openDates.ts';
import {memberOf, type PlanEntry, type PlannedDeprecation, type UpgradePlan} from './plan.ts';
import {planBreaks, planRequirements} from './planBuild.ts';
import type {UpgradeFacts} from './upgradeFacts.ts';

/** Works out what an upgrade requires; fails for patches that do not exist or are in the wrong order. */
export function planUpgrade(from: string, to: string, facts: UpgradeFacts): UpgradePlan {
  for (const patch of [from, to])
    if (!facts.patches.includes(patch)) throw new Error(`expo-iap ${patch} is not a known patch.`);
  if (comparePatchNumbers(from, to) >= 0) throw new Error(`${to} is not newer than ${from}.`);
  const lifetimes = follow(from, to, facts);
  const entries = lifetimes.all.flatMap(
    (life) => entryOf(life, lifetimes, {from, to, facts}) ?? [],
  );
  const ofKinds = (...kinds: readonly PlanEntry['kind'][]): readonly PlanEntry[] =>
    entries.filter(({kind}) => kinds.includes(kind));
  return {
    from,
    to,
    install: planRequirements(from, to, facts),
    broken: planBreaks(from, to, facts),
    mustChange: ofKinds('behavior', 'removed', 'renamed'),
    shouldChange: ofKinds('deprecated'),
    new: ofKinds('added', 'changed'),
  };
}

/** Follows every name from its first mention to the newer patch, and counts what happens after the older one. */
function follow(from: string, to: string, facts: UpgradeFacts): Lifetimes {
  const lifetimes = new Lifetimes();
  const isStarted = (patch: string): boolean => comparePatchNumbers(patch, from) > 0;
  // What happened somewhere in a range can have happened by the newer patch already.
  const stepOf = ({patch, after}: Effect): string =>
    after !== undefined && comparePatchNumbers(after, to) < 0 && comparePatchNumbers(patch, to) > 0
      ? to
      : patch;
  const patches = [...facts.history, ...facts.typeRenames].map(({patch}) => patch);
  const steps = [...new Set([...patches, ...facts.effects.map(stepOf)])]
    .filter((patch) => comparePatchNumbers(patch, to) <= 0)
    .toSorted(comparePatchNumbers);
  let hasStarted = false;
  for (const step of steps) {
    if (!hasStarted && isStarted(step)) {
      lifetimes.start();
      hasStarted = true;
    }
    const ofStep = (entry: {readonly patch: string}): boolean => entry.patch === step;
    for (const rename of facts.typeRenames.filter(ofStep)) lifetimes.applyTypeRename(rename);
    for (const entry of facts.history.filter(ofStep)) lifetimes.apply(entry);
    for (const effect of facts.effects) if (stepOf(effect) === step) lifetimes.applyEffect(effect);
  }
  if (!hasStarted) lifetimes.start();
  return lifetimes;
}

/** The entry of a name; undefined when nothing is left to say, as for an addition that was removed again. */
function entryOf(
  life: Lifetime,
  lifetimes: Lifetimes,
  {from, to, facts}: Pick<UpgradePlan, 'from' | 'to'> & {readonly facts: UpgradeFacts},
): PlanEntry | undefined {
  const effects = effectsOf(life, to);
  const deprecated = deprecationOf(life, lifetimes, {to, facts});
  const kind = kindOf(life, effects);
  if (kind === undefined) return undefined;
  const name = kind === 'added' ? life.path : (life.start ?? life.path);
  const now = kind === 'removed' ? lifetimes.current(life.replacement) : life.path;
  const patches = [...life.changes, ...effects].map(({patch}) => patch);
  const openDates = openDatesOf({kind, life, effects}, {from, to}, facts);
  const silent = effects.some(({need, compiler}) => need === 'must' && compiler === 'silent');
  return {
    id: `${kind}-${name.replace('.', '-')}`,
    kind,
    name,
    recordedAs: recordOf(life),
    ...(now !== undefined && now !== name && {now}),
    platform: platformOf(name, effects),
    patches: [...new Set(patches.length > 0 ? patches : [life.advice?.patch ?? to])].toSorted(
      comparePatchNumbers,
    ),
    ...(openDates.length > 0 && {openDates}),
    compiler: silent || /^(?:deprecated|added|changed)$/.test(kind) ? 'silent' : 'error',
    ...(deprecated && {deprecated}),
    effects,
    changes: life.changes,
  };
}

/**
 * The effects on code of the older patch, without those that were reverted and later ones on a name that it does not
 * have.
 */
function effectsOf({effects, start, changes}: Lifetime, to: string): readonly Effect[] {
  const born = changes.find(({change}) => change === 'added')?.patch;
  return effects
    .filter(({until}) => until === undefined || comparePatchNumbers(until, to) > 0)
    .filter(({patch}) => start !== undefined || born === undefined || patch === born);
}

/** The platform of what has to be done, if there is something; a name can have changed on only one of its platforms. */
function platformOf(name: string, effects: readonly Effect[]): PlanEntry['platform'] {
  const told = effects.filter(({need}) => need === 'must');
  const [only, more] = new Set((told.length > 0 ? told : effects).map(({platform}) => platform));
  return more === undefined && only !== undefined ? only : pathPlatform(name);
}

function kindOf(life: Lifetime, effects: readonly Effect[]): PlanEntry['kind'] | undefined {
  const {start, path, isAlive, changes, advice} = life;
  if (start === undefined) {
    if (!isAlive || changes.every(({change}) => change !== 'added' && change !== 'renamed'))
      return undefined;
    // A new name with an effect that asks for nothing is not what it seems, so it isn't advertised.
    if (effects.length > 0)
      return effects.some(({need}) => need === 'must') ? 'behavior' : 'changed';
    return 'added';
  }
  const isHarmless = effects.length > 0 && effects.every(({need}) => need === 'none');
  if (!isAlive) return isHarmless ? 'changed' : 'removed';
  // A member keeps its name when only its type is renamed.
  if (memberOf(start) !== memberOf(path) && changes.some(({change}) => change === 'renamed'))
    return isHarmless ? 'changed' : 'renamed';
  if (effects.some(({need}) => need === 'must')) return 'behavior';
  if (advice) return 'deprecated';
  // A type that was there without being a root export.
  if (changes.some(({change}) => change === 'added')) return 'added';
  return changes.some(({change}) => change === 'changed') || effects.length > 0
    ? 'changed'
    : undefined;
}

function recordOf({changes, advice, effects, path}: Lifetime): string {
  const [first] = changes;
  return first?.from ?? first?.name ?? advice?.name ?? effects[0]?.name ?? path;
}

function deprecationOf(
  {advice, isAlive, path}: Lifetime,
  lifetimes: Lifetimes,
  {to, facts}: {readonly to: string; readonly facts: UpgradeFacts},
): PlannedDeprecation | undefined {
  if (!advice || !isAlive) return undefined;
  const end = facts.history.find(
    ({change, patch, name, from}) =>
      comparePatchNumbers(patch, to) > 0 &&
      (from === path || (change === 'removed' && name === path)),
  );
  const replacement = lifetimes.current(advice.replacement);
  const announced = advice.removedIn !== undefined && {removedIn: advice.removedIn};
  return {
    since: advice.patch,
    ...(replacement !== undefined && {replacement}),
    ...(end ? {removedIn: end.patch} : announced),
  };
}
