import type {ErrorIndex} from '../../library/errors/errorIndex.ts';
import type {Finding} from './foundTypes.ts';
import {phraseOf, wordsIn} from './spell.ts';

/** The name that every error of the package has, whatever its code. */
const CLASS_NAME = /\bPurchaseError\b/g;

/** Finds messages of the library, which are quoted on the page. */
export function findMessages(text: string, index: ErrorIndex): readonly Finding[] {
  const words = wordsIn(text);
  return index.flatMap(({code, messages = []}) =>
    messages
      .filter((message) => words.includes(wordsIn(message)))
      .map((written): Finding => ({code, reason: {kind: 'message', written}})),
  );
}

/** Finds names written as prose, as in "item already owned"; the weakest sign, so it counts only alone. */
export function findWords(text: string, index: ErrorIndex): readonly Finding[] {
  const whole = text.trim();
  const split = /^\w+$/.test(whole) ? phraseOf(whole) : text.replace(CLASS_NAME, ' ');
  const words = wordsIn(split);
  const isSaid = (phrase: string) =>
    words === ` ${phrase} ` || (phrase.includes(' ') && words.includes(` ${phrase} `));
  const said = index.flatMap(({code, never, stores = []}) => {
    const own = phraseOf(code);
    const names = stores.map(({name}) => phraseOf(name)).filter(isSaid);
    const phrase = isSaid(own) ? own : names[0];
    return phrase === undefined ? [] : [{code, phrase, never: never ?? false}];
  });
  return said
    .filter(
      ({phrase, never}) => !never || !said.some((other) => !other.never && other.phrase === phrase),
    )
    .map(({code, phrase}): Finding => ({code, reason: reasonFor(text, phrase)}));
}

/** Names with hyphens are codes of a later release, not prose. */
function reasonFor(text: string, phrase: string): Finding['reason'] {
  const hyphens = phrase.split(' ').join('-').replace('canceled', 'cancell?ed');
  const code = phrase.includes(' ')
    ? new RegExp(`\\b${hyphens}\\b`, 'i').exec(text)?.[0]
    : undefined;
  return code === undefined ? {kind: 'words', written: phrase} : {kind: 'spelling', written: code};
}
