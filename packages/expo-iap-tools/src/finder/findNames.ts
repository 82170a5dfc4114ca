import type {ErrorIndex} from 'expo-iap-api-data/errors/errorIndex';
import {canonical, canonicalOf, findStoreNumbers, type FoundCode} from './finding.ts';

/** The name that every error of the package has, whatever its code. */
const CLASS_NAME = /\bPurchaseError\b/g;

/** What the names in a text say. */
export type FoundNames = {
  readonly findings: readonly FoundCode[];
  /** Names that look like error codes of the library but are not codes in this version. */
  readonly unknown: readonly string[];
};

/** Finds codes of the library and response names of Play, in any case and spelling, with or without `E_`. */
export function findNames(text: string, index: ErrorIndex): FoundNames {
  const words = (text.match(/\w+/g) ?? []).map((word) => word.replace(/^_+|_+$/g, ''));
  const tokens = [...new Set(words)].filter((word) => word.includes('_') && !/^ERR_/i.test(word));
  const named = index.flatMap(({code, stores = []}) => [code, ...stores.map(({name}) => name)]);
  // A long log has thousands of other names.
  const known = new Set(named.map((name) => bare(canonicalOf(name))));
  const read = tokens.map((token) => {
    const isKnown = known.has(bare(canonical(token)));
    return {token, findings: isKnown ? readName(token, index) : []};
  });
  return {
    findings: read.flatMap(({findings}) => findings),
    unknown: read.flatMap(({token, findings}) =>
      findings.length === 0 && /^E_[A-Z]/.test(token) ? [token] : [],
    ),
  };
}

function readName(token: string, index: ErrorIndex): readonly FoundCode[] {
  const spelling = {kind: 'spelling', written: token} as const;
  const wanted = canonical(token);
  const exact = index.find(({code}) => canonicalOf(code) === wanted)?.code;
  if (exact !== undefined)
    return [{code: exact, reason: exact === token.toUpperCase() ? {kind: 'code'} : spelling}];
  const byCode = index
    .filter(({code}) => bare(canonicalOf(code)) === bare(wanted))
    .map(({code}): FoundCode => ({code, reason: spelling}));
  const byStore = findStoreNumbers(index, ({name}) => canonicalOf(name) === bare(wanted));
  // A name without E_ is Play's before it is ours.
  const [first, second] = wanted.startsWith('E_') ? [byCode, byStore] : [byStore, byCode];
  return first.length > 0 ? first : second;
}

/** A canonical name without the mark of the library's codes. */
function bare(name: string): string {
  return name.replace(/^E_/, '');
}

/** Finds messages of the library, which are quoted on the page. */
export function findMessages(text: string, index: ErrorIndex): readonly FoundCode[] {
  const words = wordsIn(text);
  return index.flatMap(({code, messages = []}) =>
    messages
      .filter((message) => words.includes(wordsIn(message)))
      .map((written): FoundCode => ({code, reason: {kind: 'message', written}})),
  );
}

/** Finds names written as prose, as in "item already owned"; the weakest sign, so it counts only alone. */
export function findWords(text: string, index: ErrorIndex): readonly FoundCode[] {
  const whole = text.trim();
  const split = /^\w+$/.test(whole) ? phraseOf(whole) : text.replace(CLASS_NAME, ' ');
  const words = wordsIn(split);
  const isSaid = (phrase: string) =>
    words === ` ${phrase} ` || (phrase.includes(' ') && words.includes(` ${phrase} `));
  const said = index.flatMap(({code, never = false, stores = []}) => {
    const names = [code, ...stores.map(({name}) => name)];
    const phrase = names.map(phraseOf).find(isSaid);
    return phrase === undefined ? [] : [{code, phrase, never}];
  });
  return said
    .filter(
      ({phrase, never}) => !never || !said.some((other) => !other.never && other.phrase === phrase),
    )
    .map(({code, phrase}): FoundCode => ({code, reason: reasonFor(text, phrase)}));
}

/** Names with hyphens are codes of a later release, not prose. */
function reasonFor(text: string, phrase: string): FoundCode['reason'] {
  const hyphens = phrase.split(' ').join('-').replace('canceled', 'cancell?ed');
  const code = phrase.includes(' ')
    ? new RegExp(`\\b${hyphens}\\b`, 'i').exec(text)?.[0]
    : undefined;
  return code === undefined ? {kind: 'words', written: phrase} : {kind: 'spelling', written: code};
}

/** The words of a name, for comparing with prose: `SKErrorPaymentCancelled` is "payment canceled". */
function phraseOf(name: string): string {
  return name
    .replace(/^(?:E_|SKError)/, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replaceAll('cancelled', 'canceled');
}

/** The words of a text without punctuation, with a space at both ends. */
function wordsIn(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .replaceAll('cancelled', 'canceled');
  return ` ${words.trim()} `;
}
