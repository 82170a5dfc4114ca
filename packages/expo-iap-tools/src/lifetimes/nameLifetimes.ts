import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {rangeOf} from 'expo-iap-api-data/history/ranges';
import {pathPlatform} from 'expo-iap-api-data/platforms';
import {flatMembers, type Platform, type Surface} from 'expo-iap-api-data/surface/surface';
import type {UpgradeFacts} from '../plan/upgradeFacts.ts';
import type {LifetimeChange, LifetimeDate, NameLifetime} from './nameLifetime.ts';
import {withTypeRenames} from './withTypeRenames.ts';

type Known = {readonly kind: NameLifetime['kind']; readonly platform: Platform};
/**
 * A documented patch with the names that it has; `taken` are members that a type has from another one, `hidden` types
 * that it declares and does not export.
 */
type Snapshot = {
  readonly patch: string;
  readonly names: ReadonlyMap<string, Known>;
  readonly taken: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
};

/** Works out the life of every name from the surfaces and what happened between them. */
export function nameLifetimes(
  surfaces: readonly Surface[],
  facts: Pick<UpgradeFacts, 'compared' | 'history' | 'typeRenames'>,
): readonly NameLifetime[] {
  const exports = new Set(
    surfaces.flatMap(({symbols}) => symbols.filter((one) => one.exported).map(({name}) => name)),
  );
  const snapshots = surfaces
    .map((surface) => snapshotOf(surface, exports))
    .toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
  const history = withTypeRenames(
    facts,
    new Set(snapshots.flatMap(({names: own}) => [...own.keys()])),
  );
  const names = new Set([
    ...snapshots.flatMap(({names: own}) => [...own.keys()]),
    ...history.flatMap(({name, from}) => [name, ...(from === undefined ? [] : [from])]),
  ]);
  const lifetimes = new Map<string, NameLifetime>();
  // Owners first: members came and went with them.
  for (const name of [...names].sort(compareNames))
    lifetimes.set(
      name,
      lifetimeOf(name, lifetimes, {snapshots, history, compared: facts.compared}),
    );
  return [...lifetimes.values()];
}

type Sources = {
  readonly snapshots: readonly Snapshot[];
  readonly history: readonly HistoryChange[];
  readonly compared: readonly string[];
};

function lifetimeOf(
  name: string,
  lifetimes: ReadonlyMap<string, NameLifetime>,
  {snapshots, history, compared}: Sources,
): NameLifetime {
  const changes = history
    .filter((entry) => entry.name === name || entry.from === name)
    .map((entry) => withRange(entry, compared));
  const owner = name.includes('.') ? lifetimes.get(name.split('.')[0] ?? '') : undefined;
  const known = snapshots.findLast(({names}) => names.has(name))?.names.get(name);
  const having = snapshots.filter(({names}) => names.has(name));
  const since = cameWith(name, changes, owner, having, snapshots);
  const gone = wentWith(name, changes, owner, snapshots);
  return {
    name,
    kind: known?.kind ?? guessKind(name, changes, lifetimes),
    platform: known?.platform ?? pathPlatform(name),
    seen: having.map(({patch}) => patch),
    ...(since && {since}),
    ...(gone && {gone}),
    ...(gone && snapshots.at(-1)?.hidden.has(name) && {isHidden: true}),
    changes,
  };
}

function withRange(entry: HistoryChange, compared: readonly string[]): LifetimeChange {
  const range = rangeOf(entry, compared);
  return range === undefined ? entry : {...entry, range};
}

function dateOf({patch, range}: LifetimeChange): LifetimeDate {
  return range === undefined ? {patch} : {patch, range};
}

/** When a name was added: as the history says, with its owner, or between two documented patches. */
function cameWith(
  name: string,
  changes: readonly LifetimeChange[],
  owner: NameLifetime | undefined,
  having: readonly Snapshot[],
  snapshots: readonly Snapshot[],
): LifetimeDate | undefined {
  const [first] = changes.filter(({change}) => change !== 'changed');
  const [oldest] = having;
  const isArrival =
    first?.name === name && (first.change === 'added' || first.change === 'renamed');
  // What took a name over, or declared it anew, did not bring it.
  const isAnew = oldest && first && comparePatchNumbers(oldest.patch, first.patch) < 0;
  if (isArrival && !isAnew) return dateOf(first);
  // A name that only the history knows was there before what happened to it first.
  if (oldest === undefined || oldest === snapshots[0]) return owner?.since;
  const before = snapshots[snapshots.indexOf(oldest) - 1];
  const isKnownBefore = first !== undefined && comparePatchNumbers(first.patch, oldest.patch) < 0;
  if (owner?.since || isKnownBefore || before === undefined) return owner?.since;
  return {after: before.patch, upTo: oldest.patch};
}

/** When a name was removed: as the history says, with its owner, or between two documented patches. */
function wentWith(
  name: string,
  changes: readonly LifetimeChange[],
  owner: NameLifetime | undefined,
  snapshots: readonly Snapshot[],
): LifetimeDate | undefined {
  const last = changes.findLast(({change}) => change !== 'changed' && change !== 'deprecated');
  if (last && (last.change === 'removed' || last.from === name)) return dateOf(last);
  if (owner?.gone && !owner.isHidden) return owner.gone;
  // A type that became an alias or a union still has what the other types declare.
  const newest = snapshots.findLast(({names, taken}) => names.has(name) || taken.has(name));
  const next = newest && snapshots[snapshots.indexOf(newest) + 1];
  return newest && next ? {after: newest.patch, upTo: next.patch} : undefined;
}

function snapshotOf({patch, symbols}: Surface, exports: ReadonlySet<string>): Snapshot {
  const names = new Map<string, Known>();
  const taken = new Set<string>();
  const hidden = new Set<string>();
  for (const {name, kind, platform, exported, members} of symbols) {
    // A name that other patches export counts where it can be imported.
    if (exported || !exports.has(name)) names.set(name, {kind, platform});
    if (!exported) hidden.add(name);
    // What a hook returns is recorded under the hook; fields of an inline parameter under the function.
    const owner = name === 'UseIap' ? 'useIAP' : name;
    for (const member of kind === 'function' ? flatMembers(members) : members)
      if ((member.declaredIn ?? name) !== name) taken.add(`${owner}.${member.name}`);
      else if (member.name !== '')
        names.set(`${owner}.${member.name}`, {kind: member.role, platform: member.platform});
  }
  return {patch, names, taken, hidden};
}

/** The kind of a name that no documented patch has, according to its successor or its spelling. */
function guessKind(
  name: string,
  changes: readonly HistoryChange[],
  lifetimes: ReadonlyMap<string, NameLifetime>,
): NameLifetime['kind'] {
  const next = changes.flatMap(({name: to, from, replacement}) =>
    from === name ? to : (replacement ?? []),
  );
  const successor = next.map((one) => lifetimes.get(one)).find((life) => life !== undefined);
  if (successor) return successor.kind;
  if (name.includes('.')) return 'field';
  return /^[a-z]/.test(name) ? 'function' : 'type';
}

function compareNames(left: string, right: string): number {
  const [a, b] = [left, right].map((name) => name.split('.').length);
  if (a !== b) return (a ?? 0) - (b ?? 0);
  return left.localeCompare(right, 'en');
}
