import {problemAt} from 'mdx-samples/page';
import {type ProseRule, readProse} from './readProse.ts';

/** Filler words, and what to write instead. */
const bannedWords: Readonly<Record<string, string>> = {
  simply: 'leave it out',
  easily: 'say how, or leave it out',
  obviously: 'leave it out',
  'of course': 'leave it out',
  basically: 'leave it out',
  effortless: 'say what the reader need not do',
  effortlessly: 'say what the reader need not do',
  seamless: 'say what happens',
  seamlessly: 'say what happens',
  powerful: 'say what it can do',
  robust: 'say what it handles',
  'cutting-edge': 'leave it out',
  'blazing fast': 'give a number',
  'please note': 'give the reason',
  'note that': 'give the reason',
  'in order to': 'write "to"',
  leverage: 'write "use"',
  leverages: 'write "uses"',
  utilize: 'write "use"',
  utilizes: 'write "uses"',
};

const FILLER = new RegExp(
  `(?<![\\w-])(?:${Object.keys(bannedWords)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|')})(?![\\w-])`,
  'gi',
);
const EXCLAMATION = /(?<=[\p{L}\p{N})"'”’])!(?![=[\w])/gu;
const EMOJI = /\p{Extended_Pictographic}(?<![©®™↔↩↪])/gu;

/** A line that was wrapped by hand can swallow the mark of the next list item. */
const LOST_ITEM = /(?<=[.;:,]\s)(?:-|\d{1,2}\.)\s+(?=[\p{L}`*[])/gu;

/** Rejects filler words, list items inside a line, exclamation marks and emoji. */
export const checkTone: ProseRule = (page) =>
  readProse(page).flatMap(({value, offset}) => [
    ...[...value.matchAll(FILLER)].map(({0: found, index}) => {
      const word = found.toLowerCase().replaceAll(/\s+/g, ' ');
      return problemAt(
        page,
        offset + index,
        `"${found}" is filler: ${bannedWords[word] ?? 'leave it out'}.`,
      );
    }),
    ...[...value.matchAll(EXCLAMATION)].map(({index}) =>
      problemAt(page, offset + index, 'Exclamation mark in prose. End the sentence with a period.'),
    ),
    ...[...value.matchAll(LOST_ITEM)].map(({0: mark, index}) =>
      problemAt(
        page,
        offset + index,
        `The list item after "${mark.trim()}" begins inside a line. Put it on its own line.`,
      ),
    ),
    ...[...value.matchAll(EMOJI)].map(({0: emoji, index}) =>
      problemAt(page, offset + index, `"${emoji}" is an emoji: say it in words.`),
    ),
  ]);
