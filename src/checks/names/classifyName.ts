import {isDistinctive, type LibraryKnowledge, membersOf} from 'expo-iap-api-data/knowledge';
import {commonMembers, outsideCalls, outsideNames, sharedTypes} from './outsideNames.ts';
import type {CodeWord} from './words.ts';

/** What a name in prose is checked against. */
export type NameWorld = {
  readonly own: LibraryKnowledge;
  /** Names that exist in any docs version. */
  readonly everywhere: ReadonlySet<string>;
  /** Names that the compiled samples of the page use. */
  readonly samples: ReadonlySet<string>;
};

const ERROR_CODE = /^E_[A-Z0-9_]+$/;
const LIBRARY_SUFFIX = /[a-z](?:IOS|Ios|Android)(?:Props)?$/;

/*
 * A word of inline code must be a name of the page's version when it is one of these; all others may be anything:
 * 1. an error code E_…, also in plain text;  2. a bare call foo(), also in plain text, or ends in IOS, Ios or Android;
 * 3. behind a receiver of the library (purchase.x, useIAP().x, ErrorCode.X): a member of exactly those types;
 * 4. a name of two words that another docs version has;  5. a known name in other capitals (useIap).
 * For 2, 4 and 5 names that the page's own compiled samples use, and those in outsideNames.ts, are fine as they are.
 */
/** Says what is wrong with a name in prose, or nothing. */
export function classifyName(
  word: CodeWord,
  {own, everywhere, samples}: NameWorld,
): string | undefined {
  const {name, receiver, called} = word;
  if (ERROR_CODE.test(name)) return own.names.has(name) ? undefined : explain(name, own, 'code');
  if (receiver !== undefined) {
    if (sharedTypes.has(receiver) || commonMembers.has(name)) return undefined;
    const members = membersOf(receiver, own);
    if (!members?.size || members.has(name)) return undefined;
    return `${receiver} of expo-iap ${own.patch} has no "${name}". ${advise(`${receiver}.${name}`)}`;
  }
  if (own.names.has(name) || samples.has(name) || outsideNames.has(name)) return undefined;
  if (called && outsideCalls.has(name)) return undefined;
  const twin = isDistinctive(name) ? findTwin(name, own) : undefined;
  if (twin !== undefined) return `${explain(name, own, 'name')} Did you mean "${twin}"?`;
  const elsewhere = isDistinctive(name) && everywhere.has(name);
  if (!called && !LIBRARY_SUFFIX.test(name) && !elsewhere) return undefined;
  return explain(name, own, called ? 'function' : 'name');
}

function advise(name: string): string {
  return `Correct it, or write <Absent>${name}</Absent>.`;
}

function explain(name: string, {patch}: LibraryKnowledge, kind: string): string {
  return `expo-iap ${patch} has no ${kind} "${name}". ${advise(name)}`;
}

function findTwin(name: string, {names}: LibraryKnowledge): string | undefined {
  const lower = name.toLowerCase();
  return [...names].find((known) => known[0] === name[0] && known.toLowerCase() === lower);
}
