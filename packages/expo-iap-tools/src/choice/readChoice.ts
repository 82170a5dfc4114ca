import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';

/** The upgrade that an address asks for; only a sentence where no release that is known can stand for one that it names. */
export type Choice = Pair | {readonly from?: never; readonly note: string};

type Pair = {
  readonly from: string;
  readonly to: string;
  /** Why it is not exactly what the address says. */
  readonly note?: string;
};

const LONGEST = 20;

/**
 * Reads the two patches of a query; nothing when it names none. What does not exist becomes the nearest patch of its
 * major version, and a way back becomes the way forward, with a sentence that says so. Without an end the newest
 * documented patch is meant, and from there on the newest of all.
 */
export function readChoice(
  search: string,
  patches: readonly string[],
  documented = patches.at(-1) ?? '',
): Choice | undefined {
  const asked = new URLSearchParams(search);
  const [from, to] = [asked.get('from'), asked.get('to')].map((text) => text?.trim() || undefined);
  const last = patches.at(-1);
  if ((from === undefined && to === undefined) || last === undefined) return undefined;
  const newestAfter = (patch: string): string =>
    comparePatchNumbers(patch, documented) < 0 ? documented : last;
  const oldest = patches[0] ?? last;
  const newest = newestAfter(from === undefined ? oldest : findPatch(from, patches, oldest).patch);
  const end = findOfMajor(to ?? newest, patches, newest);
  const previous = olderPatch(end.patch ?? newest, patches) ?? oldest;
  // A text that is not a number could mean anything: the patch before, as when nothing is asked.
  const start = findOfMajor(from ?? previous, patches, previous);
  if (start.patch === undefined || end.patch === undefined)
    return {note: [start, end].flatMap(({patch, note}) => (patch ? [] : (note ?? []))).join(' ')};
  const gap = start.note === undefined ? undefined : gapUpTo(start.patch, from ?? '');
  const notes = [start.note, gap, end.note].filter((note) => note !== undefined);
  const order = comparePatchNumbers(start.patch, end.patch);
  if (order < 0) return withNotes({from: start.patch, to: end.patch}, notes);
  if (order > 0)
    return withNotes({from: end.patch, to: start.patch}, [
      ...notes,
      `${end.patch} is older than ${start.patch}, and this page doesn’t cover downgrades. This is the upgrade from ${end.patch} to ${start.patch}.`,
    ]);
  const isNewest = end.patch === last;
  const pair = isNewest
    ? {from: previous, to: last}
    : {from: end.patch, to: newestAfter(end.patch)};
  const asksBoth = from !== undefined && to !== undefined;
  const why = asksBoth
    ? `${end.patch} is the patch you have and the one you want`
    : `${end.patch} is the ${isNewest ? 'newest' : 'oldest'} patch that this page covers, so there is no upgrade ${isNewest ? 'from' : 'to'} it`;
  return withNotes(pair, [
    ...notes,
    `${why}. This is the upgrade from ${pair.from} to ${pair.to}.`,
  ]);
}

function withNotes(pair: Pair, notes: readonly string[]): Pair {
  return notes.length === 0 ? pair : {...pair, note: notes.join(' ')};
}

type Found = {readonly patch: string; readonly note?: string};

/** Finds a patch as `findPatch` does; another major version has other names and requests, so none stands for it. */
function findOfMajor(asked: string, patches: readonly string[], otherwise: string): Partial<Found> {
  const found = findPatch(asked, patches, otherwise);
  const number = numberOf(asked);
  if (found.note === undefined || number === undefined) return found;
  const ofMajor = (patch: string): boolean => majorOf(patch) === majorOf(number);
  const patch = ofMajor(found.patch) ? found.patch : patches.find(ofMajor);
  const last = patches.at(-1) ?? otherwise;
  const what = `This page doesn’t cover expo-iap ${shorten(asked)}.`;
  if (comparePatchNumbers(number, last) > 0)
    return {
      ...(patch !== undefined && {patch}),
      note: `${what} The newest release that it knows is ${last}, and what comes after that isn’t known here.`,
    };
  if (patch !== undefined) return {patch, note: `${what} Using ${patch} instead.`};
  const majors = [...new Set(patches.map(majorOf))].join(', ');
  return {note: `${what} The releases that it knows are of these major versions: ${majors}.`};
}

/** Finds a patch, the last one of a line such as 2.7, or the nearest: the last before it, or the first of all. */
export function findPatch(
  asked: string,
  patches: readonly string[],
  otherwise: string,
  covers = 'This page',
): Found {
  const number = asked.replace(/^v(?=\d)/i, '');
  if (patches.includes(number)) return {patch: number};
  const isNumber = numberOf(asked) !== undefined;
  const ofLine = patches.findLast((patch) => patch.startsWith(`${number}.`));
  if (isNumber && ofLine !== undefined) return {patch: ofLine};
  const older = patches.findLast((patch) => comparePatchNumbers(patch, number) < 0);
  const patch = isNumber ? (older ?? patches[0] ?? otherwise) : otherwise;
  const what = isNumber
    ? `${covers} doesn’t cover expo-iap ${shorten(asked)}`
    : `“${shorten(asked)}” isn’t a patch number`;
  return {patch, note: `${what}. Using ${patch} instead.`};
}

/** Says that nothing is known of what changed from a release until the first one that the data has. */
export function gapBefore(asked: string, patches: readonly string[]): string | undefined {
  const number = numberOf(asked);
  const [first] = patches;
  if (first === undefined || patches.some((patch) => patch.startsWith(`${number}.`)))
    return undefined;
  return gapUpTo(first, asked);
}

function gapUpTo(patch: string, asked: string): string | undefined {
  const number = numberOf(asked);
  if (number === undefined || comparePatchNumbers(number, patch) >= 0) return undefined;
  return `What changed between ${number} and ${patch} isn’t known.`;
}

function numberOf(asked: string): string | undefined {
  return /^v?(\d+(?:\.\d+)*)$/i.exec(asked)?.[1];
}

const majorOf = (release: string): string => release.split('.', 1).join();

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

function olderPatch(patch: string, patches: readonly string[]): string | undefined {
  return patches[patches.indexOf(patch) - 1];
}
