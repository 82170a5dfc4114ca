import * as v from 'valibot';
import {comparePatchNumbers} from '../history/patchNumbers.ts';
import type {ErrorEntry, Sent, StoreNumber, Trigger} from './errorTypes.ts';
import {numbersOf} from './storeNumbers.ts';

/** Names that differ between release lines inside sentences that do not. */
export type Words = Readonly<Record<string, string>>;

const text = v.string();
const names = v.optional(v.array(text), []);

/** An answer in one word, and why: `no: Wait for the next tap.` */
function answer<const Word extends string>(...options: readonly Word[]) {
  return v.pipe(
    text,
    v.transform((said) => {
      const [word, ...because] = said.split(': ');
      return {word, because: because.join(': ')};
    }),
    v.object({word: v.picklist(options), because: text}),
  );
}

const code = {code: text, number: v.exactOptional(v.number())};

const never = v.strictObject({...code, instead: text});

const sent = v.strictObject({
  ...code,
  ios: v.nullable(text),
  storeKit: names,
  android: v.nullable(text),
  play: names,
  /** What else makes Android send it since a patch. */
  androidSince: v.optional(v.record(text, text), {}),
  charged: answer('no', 'possibly', 'yes'),
  retry: answer('yes', 'no', 'later', 'after a fix'),
  tell: text,
  action: text,
});

/** With `in` for what is so in some lines only, by their names with spaces between; other lines lack the code then. */
const row = v.looseObject({in: v.exactOptional(v.record(text, v.record(text, v.unknown())))});

/** Reads what rows say of the codes of a release. */
export function readErrors(
  rows: unknown,
  {line, patch}: {readonly line: string; readonly patch: string},
  words: Words,
): readonly ErrorEntry[] {
  return v.parse(v.array(row), rows).flatMap(({in: parts, ...all}): readonly ErrorEntry[] => {
    const part = Object.entries(parts ?? {}).find(([lines]) => lines.split(' ').includes(line));
    if (parts && !part) return [];
    const said = v.parse(v.union([never, sent]), fill({...all, ...part?.[1]}, words));
    const known = {code: said.code, tableNumber: said.number ?? null};
    if ('instead' in said) return [{kind: 'never', ...known, instead: said.instead}];
    const {charged, retry, tell, action} = said;
    const later = Object.entries(said.androidSince)
      .map(([since, when]) => ({when, since}))
      .filter(({since}) => comparePatchNumbers(since, patch) <= 0);
    return [
      {
        ...{kind: 'sent', ...known, charged, retry, tell, action},
        ios: sentBy(said.ios, [], numbersOf('StoreKit', said.storeKit)),
        android: sentBy(said.android, later, numbersOf('Play', said.play)),
      },
    ];
  });
}

/** Writes the words of a line into all sentences. */
function fill(said: object, words: Words): unknown {
  const sentence = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_mark, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`words.json has no "${name}" for "${text}".`);
      return word;
    });
  return JSON.parse(JSON.stringify(said), (_key, value: unknown) =>
    typeof value === 'string' ? sentence(value) : value,
  );
}

function sentBy(
  when: string | null,
  later: readonly Trigger[],
  numbers: readonly StoreNumber[],
): Sent | null {
  return when === null ? null : {triggers: [{when}, ...later], numbers};
}
