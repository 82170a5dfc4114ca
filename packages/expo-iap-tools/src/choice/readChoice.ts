import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';

/** The upgrade that an address asks for. */
export type Choice = {
  readonly from: string;
  readonly to: string;
  /** Why it is not exactly what the address says. */
  readonly note?: string;
};

const LONGEST = 20;

/**
 * Reads the two patches of a query; nothing when it names none. What does not exist becomes the nearest patch, and a
 * way back becomes the way forward, with a sentence that says so.
 */
export function readChoice(search: string, patches: readonly string[]): Choice | undefined {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')].map((text) => text?.trim() || undefined);
  const newest = patches.at(-1);
  if ((from === undefined && to === undefined) || newest === undefined) return undefined;
  const end = findPatch(to ?? newest, patches, newest);
  const previous = olderPatch(end.patch, patches) ?? end.patch;
  // A text that is not a number could mean anything: the patch before, as when nothing is asked.
  const start = findPatch(from ?? previous, patches, previous);
  const gap = from === undefined ? undefined : gapBefore(from, patches);
  const notes = [start.note, gap, end.note].filter((note) => note !== undefined);
  const order = comparePatchNumbers(start.patch, end.patch);
  if (order < 0) return withNotes({from: start.patch, to: end.patch}, notes);
  if (order > 0)
    return withNotes({from: end.patch, to: start.patch}, [
      ...notes,
      `${end.patch} is older than ${start.patch}, and this page doesn’t cover downgrades. This is the upgrade from ${end.patch} to ${start.patch}.`,
    ]);
  const isNewest = end.patch === newest;
  const pair = isNewest ? {from: previous, to: newest} : {from: end.patch, to: newest};
  const asksBoth = from !== undefined && to !== undefined;
  const why = asksBoth
    ? `${end.patch} is the patch you have and the one you want`
    : `${end.patch} is the ${isNewest ? 'newest' : 'oldest'} patch that this page covers, so there is no upgrade ${isNewest ? 'from' : 'to'} it`;
  return withNotes(pair, [
    ...notes,
    `${why}. This is the upgrade from ${pair.from} to ${pair.to}.`,
  ]);
}

function withNotes(pair: Choice, notes: readonly string[]): Choice {
  return notes.length === 0 ? pair : {...pair, note: notes.join(' ')};
}

type Found = {readonly patch: string; readonly note?: string};

/** Finds a patch, the last one of a line such as 2.7, or the nearest: the last before it, or the first of all. */
export function findPatch(
  asked: string,
  patches: readonly string[],
  otherwise: string,
  covers = 'This page',
): Found {
  const number = asked.replace(/^v(?=\d)/i, '');
  if (patches.includes(number)) return {patch: number};
  const isNumber = /^\d+(?:\.\d+)*$/.test(number);
  const ofLine = patches.findLast((patch) => patch.startsWith(`${number}.`));
  if (isNumber && ofLine !== undefined) return {patch: ofLine};
  const older = patches.findLast((patch) => comparePatchNumbers(patch, number) < 0);
  const patch = isNumber ? (older ?? patches[0] ?? otherwise) : otherwise;
  const shown = asked.length > LONGEST ? `${asked.slice(0, LONGEST)}…` : asked;
  const what = isNumber
    ? `${covers} doesn’t cover expo-iap ${shown}`
    : `“${shown}” isn’t a patch number`;
  return {patch, note: `${what}. Using ${patch} instead.`};
}

/** Says that nothing is known of what changed from a release until the first one that the data has. */
export function gapBefore(asked: string, patches: readonly string[]): string | undefined {
  const number = asked.replace(/^v(?=\d)/i, '');
  const [first] = patches;
  if (first === undefined || !/^\d+(?:\.\d+)*$/.test(number)) return undefined;
  if (patches.some((patch) => patch.startsWith(`${number}.`))) return undefined;
  if (comparePatchNumbers(number, first) >= 0) return undefined;
  return `What changed between ${number} and ${first} isn’t known.`;
}

function olderPatch(patch: string, patches: readonly string[]): string | undefined {
  return patches[patches.indexOf(patch) - 1];
}
