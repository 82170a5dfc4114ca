import type {HistoryChange} from '../history/changes.ts';
import {comparePatchNumbers, lineOf} from '../history/patchNumbers.ts';
import type {Dated, Deprecation, Gone, SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';

/** Adds to every symbol of a patch and to its members what the history says of their names. */
export function applyHistory(
  symbols: readonly SurfaceSymbol[],
  patch: string,
  history: readonly HistoryChange[],
): readonly SurfaceSymbol[] {
  const dated = <Member extends SurfaceMember>(owner: string, member: Member): Member => ({
    ...member,
    ...datesOf(memberKeys(owner, member), patch, history),
    ...(member.members ? {members: member.members.map((part) => dated(owner, part))} : {}),
  });
  return symbols.map((symbol) => ({
    ...symbol,
    ...datesOf([symbol.name], patch, history),
    members: symbol.members.map((member) => dated(symbol.name, member)),
  }));
}

/** The owner under which the history speaks of members: the object of the hook goes by the hook. */
export function historyOwner(name: string): string {
  return name === 'UseIap' ? 'useIAP' : name;
}

/** Names under which the history may speak of a member. */
export function memberKeys(owner: string, {name, declaredIn}: SurfaceMember): readonly string[] {
  const owners = declaredIn === undefined ? [owner] : [owner, declaredIn];
  return [...new Set(owners.map((entry) => `${historyOwner(entry)}.${name}`))];
}

/** Reads since when a name exists in the line of a patch, whether it is deprecated, and when it goes. */
export function datesOf(
  keys: readonly string[],
  patch: string,
  history: readonly HistoryChange[],
): Dated {
  let existed = false;
  let arrival: Pick<Dated, 'since' | 'renamedFrom'> = {};
  let deprecated: Deprecation | undefined;
  for (const entry of history) {
    if (!keys.includes(entry.name) || comparePatchNumbers(entry.patch, patch) > 0) continue;
    if (entry.change === 'removed') {
      [existed, arrival, deprecated] = [false, {}, undefined];
    } else if (entry.change === 'deprecated') {
      deprecated = deprecationOf(entry, deprecated);
      existed = true;
    } else if (entry.change === 'restored') {
      deprecated = undefined;
    } else if (entry.change !== 'changed') {
      if (!existed) arrival = arrivalOf(entry, patch);
      [existed, deprecated] = [true, undefined];
    }
  }
  const end = endAfter(keys, patch, history);
  const isInLine = end !== undefined && lineOf(end.patch) === lineOf(patch);
  return {
    ...arrival,
    // What happened counts more than what was announced.
    ...(deprecated ? {deprecated: {...deprecated, ...(end ? {removedIn: end.patch} : {})}} : {}),
    ...(isInLine ? {gone: end} : {}),
  };
}

function arrivalOf(entry: HistoryChange, patch: string): Pick<Dated, 'since' | 'renamedFrom'> {
  const line = lineOf(patch);
  if (lineOf(entry.patch) !== line || entry.patch === `${line}.0`) return {};
  const from = entry.from?.split('.').at(-1);
  return {since: entry.patch, ...(from === undefined ? {} : {renamedFrom: from})};
}

function deprecationOf(entry: HistoryChange, before: Deprecation | undefined): Deprecation {
  // A second entry only changes the advice; what counts for readers is how long they were warned.
  const since = before ? before.since : isDocumented(entry.patch) ? entry.patch : undefined;
  return {
    ...(since === undefined ? {} : {since}),
    ...(entry.replacement === undefined ? {} : {replacement: entry.replacement}),
    ...(entry.removedIn === undefined ? {} : {removedIn: entry.removedIn}),
  };
}

function isDocumented(patch: string): boolean {
  return patch.split('.').length === 3;
}

/** The first patch after the given one that takes a name away, in whatever line. */
function endAfter(
  keys: readonly string[],
  patch: string,
  history: readonly HistoryChange[],
): Gone | undefined {
  const entry = history.find(
    ({patch: later, change, name, from}) =>
      comparePatchNumbers(later, patch) > 0 &&
      ((change === 'removed' && keys.includes(name)) || (from && keys.includes(from))),
  );
  if (!entry) return undefined;
  const replacement = entry.change === 'renamed' ? entry.name : entry.replacement;
  return {patch: entry.patch, ...(replacement === undefined ? {} : {replacement})};
}
