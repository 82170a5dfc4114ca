import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {findPatch, gapBefore} from '../choice/readChoice.ts';
import {wayFrom} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** The upgrade that is looked at. */
export type Choice = {
  readonly from: string;
  readonly to: string;
  /** What there is to say about the two releases. */
  readonly notes: readonly string[];
};

/** What was asked for: as a person wrote it, or as it is installed. */
export type Asked = {readonly from: string; readonly to: string | undefined};

/**
 * Chooses two releases that the data knows; a release that it does not know becomes the nearest one, with a sentence.
 * Nothing where both are the same, because then nothing is to be done.
 */
export function chooseUpgrade(asked: Asked, patches: readonly string[]): Choice | undefined {
  const newest = patches.at(-1) ?? '';
  const find = (text: string) => {
    const number = /^v?(\d+(?:\.\d+)*)-/i.exec(text)?.[1];
    if (text.toLowerCase() === 'latest') return {patch: newest};
    const found = findPatch(number ?? text, patches, newest, 'This command');
    refuseOtherLine(number ?? text, found, patches);
    if (number === undefined) return found;
    return {
      patch: found.patch,
      note: `${text} comes before a release, and only releases are known. Using ${found.patch} instead.`,
    };
  };
  const [from, to] = [find(asked.from), find(asked.to ?? newest)];
  const notes = [from.note, to.note].flatMap((note) => note ?? []);
  const gap = gapBefore(asked.from.replace(/-.*$/, ''), patches);
  if (gap !== undefined) notes.push(gap);
  const order = comparePatchNumbers(from.patch, to.patch);
  if (order < 0) return {from: from.patch, to: to.patch, notes};
  if (order === 0 && notes.length === 0) return undefined;
  throw new CannotAnswer(
    order > 0
      ? `${[...notes, ''].join(' ')}${to.patch} is older than ${from.patch}, and downgrades aren’t covered.`
      : `${notes.join(' ')} That leaves no upgrade to look at; the newest release that is known is ${newest}.`,
  );
}

/** Fails where the nearest release that is known is of another line; what came before them all is said to be unknown. */
function refuseOtherLine(
  text: string,
  {patch, note}: {readonly patch: string; readonly note?: string},
  patches: readonly string[],
): void {
  const number = text.replace(/^v(?=\d)/i, '');
  if (note === undefined || !/^\d+(?:\.\d+)*$/.test(number)) return;
  const isBefore = gapBefore(number, patches) !== undefined && majorOf(number) === majorOf(patch);
  if (isBefore || lineOf(number) === lineOf(patch)) return;
  throw new CannotAnswer(
    `This command doesn’t know expo-iap ${text}, and the nearest release that it knows, ${patch}, isn’t of the same line. ` +
      `Name one from ${patches[0] ?? ''} to ${patches.at(-1) ?? ''}. ${wayFrom(number)}.`,
  );
}

const majorOf = (release: string): string => release.split('.', 1).join();
