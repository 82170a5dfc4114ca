import {comparePatchNumbers} from '../../library/history/patchNumbers.ts';

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
  const end = findPatch(to ?? newest, patches);
  const start = findPatch(from ?? before(end.patch, patches), patches);
  const notes = [start.note, end.note].filter((note) => note !== undefined);
  const order = comparePatchNumbers(start.patch, end.patch);
  if (order < 0) return withNotes({from: start.patch, to: end.patch}, notes);
  if (order > 0)
    return withNotes({from: end.patch, to: start.patch}, [
      ...notes,
      `${end.patch} is older than ${start.patch}, and this page does not cover downgrades. This is the upgrade from ${end.patch} to ${start.patch}.`,
    ]);
  const isNewest = end.patch === newest;
  const pair = isNewest
    ? {from: before(newest, patches), to: newest}
    : {from: end.patch, to: newest};
  return withNotes(pair, [
    ...notes,
    `Nothing changes from ${end.patch} to ${end.patch}. This is the upgrade from ${pair.from} to ${pair.to}.`,
  ]);
}

function withNotes(pair: Choice, notes: readonly string[]): Choice {
  return notes.length === 0 ? pair : {...pair, note: notes.join(' ')};
}

type Found = {readonly patch: string; readonly note?: string};

/** Finds a patch, or the nearest one: the last before it, or the first of all. */
function findPatch(asked: string, patches: readonly string[]): Found {
  if (patches.includes(asked)) return {patch: asked};
  const isNumber = /^\d+(?:\.\d+)*$/.test(asked);
  const [oldest = '', newest = ''] = [patches[0], patches.at(-1)];
  const older = patches.findLast((patch) => comparePatchNumbers(patch, asked) < 0);
  const patch = isNumber ? (older ?? oldest) : newest;
  const shown = asked.length > LONGEST ? `${asked.slice(0, LONGEST)}…` : asked;
  const what = isNumber
    ? `This page does not know expo-iap ${shown}`
    : `“${shown}” is not a patch number`;
  return {patch, note: `${what}. Using ${patch} instead.`};
}

function before(patch: string, patches: readonly string[]): string {
  return patches[patches.indexOf(patch) - 1] ?? patch;
}
