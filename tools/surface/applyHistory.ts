import type {HistoryChange} from '../../src/library/history/changes.ts';
import {comparePatchNumbers, lineOf} from '../../src/library/history/patchNumbers.ts';
import {rangeOf} from '../../src/library/history/ranges.ts';
import type {
  Dated,
  Deprecation,
  Gone,
  SurfaceMember,
  SurfaceSymbol,
} from '../../src/library/surface/surface.ts';

type Arrival = Pick<Dated, 'since' | 'sinceRange' | 'renamedFrom'>;

/** Adds to every symbol of a patch and to its members what the history says of their names. */
export function applyHistory(
  symbols: readonly SurfaceSymbol[],
  patch: string,
  history: readonly HistoryChange[],
  compared: readonly string[],
): readonly SurfaceSymbol[] {
  const dated = <Member extends SurfaceMember>(owner: string, member: Member): Member => ({
    ...member,
    ...datesOf(memberKeys(owner, member), patch, history, compared),
    ...(member.members ? {members: member.members.map((part) => dated(owner, part))} : {}),
  });
  return symbols.map((symbol) => ({
    ...symbol,
    ...datesOf([symbol.name], patch, history, compared),
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
  compared: readonly string[] = [],
): Dated {
  let existed = false;
  let arrival: Arrival = {};
  let deprecated: Deprecation | undefined;
  for (const entry of history) {
    if (!keys.includes(entry.name) || comparePatchNumbers(entry.patch, patch) > 0) continue;
    if (entry.change === 'removed') {
      [existed, arrival, deprecated] = [false, {}, undefined];
    } else if (entry.change === 'deprecated') {
      deprecated = deprecationOf(entry, deprecated, compared);
      existed = true;
    } else if (entry.change === 'restored') {
      deprecated = undefined;
    } else if (entry.change !== 'changed') {
      if (!existed) arrival = arrivalOf(entry, patch, compared);
      [existed, deprecated] = [true, undefined];
    }
  }
  const end = endAfter(keys, patch, history, compared);
  const isInLine = end !== undefined && lineOf(end.patch) === lineOf(patch);
  return {
    ...arrival,
    // What happened counts more than what was announced.
    ...(deprecated ? {deprecated: {...deprecated, ...(end ? removalOf(end) : {})}} : {}),
    ...(isInLine ? {gone: end} : {}),
  };
}

function arrivalOf(entry: HistoryChange, patch: string, compared: readonly string[]): Arrival {
  const line = lineOf(patch);
  if (lineOf(entry.patch) !== line || entry.patch === `${line}.0`) return {};
  const from = entry.from?.split('.').at(-1);
  return {...sinceOf(entry, compared), ...(from === undefined ? {} : {renamedFrom: from})};
}

function deprecationOf(
  entry: HistoryChange,
  before: Deprecation | undefined,
  compared: readonly string[],
): Deprecation {
  // A second entry only changes the advice; what counts for readers is how long they were warned.
  const start: Deprecation = before ?? (isDocumented(entry.patch) ? sinceOf(entry, compared) : {});
  const {since, sinceRange} = start;
  return {
    ...(since === undefined ? {} : {since}),
    ...(sinceRange ? {sinceRange} : {}),
    ...(entry.replacement === undefined ? {} : {replacement: entry.replacement}),
    ...(entry.removedIn === undefined ? {} : {removedIn: entry.removedIn}),
  };
}

function sinceOf(
  entry: HistoryChange,
  compared: readonly string[],
): Pick<Dated, 'since' | 'sinceRange'> {
  const range = rangeOf(entry, compared);
  return {since: entry.patch, ...(range ? {sinceRange: range} : {})};
}

function removalOf({patch, range}: Gone): Pick<Deprecation, 'removedIn' | 'removedRange'> {
  return {removedIn: patch, ...(range ? {removedRange: range} : {})};
}

function isDocumented(patch: string): boolean {
  return patch.split('.').length === 3;
}

/** The first patch after the given one that takes a name away, in whatever line. */
function endAfter(
  keys: readonly string[],
  patch: string,
  history: readonly HistoryChange[],
  compared: readonly string[],
): Gone | undefined {
  const entry = history.find(
    ({patch: later, change, name, from}) =>
      comparePatchNumbers(later, patch) > 0 &&
      ((change === 'removed' && keys.includes(name)) || (from && keys.includes(from))),
  );
  if (!entry) return undefined;
  const replacement = entry.change === 'renamed' ? entry.name : entry.replacement;
  const range = rangeOf(entry, compared);
  return {
    patch: entry.patch,
    ...(range ? {range} : {}),
    ...(replacement === undefined ? {} : {replacement}),
  };
}
