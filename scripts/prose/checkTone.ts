import {bannedWords} from './bannedWords.ts';
import {problemAt} from './problemAt.ts';
import type {ProseRule} from './proseTypes.ts';
import {readProse} from './readProse.ts';

const FILLER = new RegExp(
  `(?<![\\w-])(?:${Object.keys(bannedWords)
    .map((word) => word.replaceAll(' ', '\\s+'))
    .join('|')})(?![\\w-])`,
  'gi',
);
const EXCLAMATION = /(?<=[\p{L}\p{N})"'”’])!(?![=[\w])/gu;
const EMOJI = /\p{Extended_Pictographic}(?<![©®™↔↩↪])/gu;

/** Refuses filler words, exclamation marks and emoji. */
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
      problemAt(page, offset + index, 'An exclamation mark in prose: end the sentence with a dot.'),
    ),
    ...[...value.matchAll(EMOJI)].map(({0: emoji, index}) =>
      problemAt(page, offset + index, `"${emoji}" is an emoji: say it in words.`),
    ),
  ]);
