import type {Answer, ErrorEntry, Sent} from '../../../library/errors/errorTypes.ts';
import {codeAnchor} from '../../../site/addresses.ts';
import type {About, PublicAnswer, PublicError, PublicErrors, PublicSent} from './publicTypes.ts';

const LINK = /\]\(([^)\s]+)\)/g;

/** Where the sentences about errors are read, and how their links become addresses. */
export type ErrorPlace = {
  /** Address of the page of error codes. */
  readonly page: string;
  readonly resolve: (target: string) => string;
};

/** Writes the error codes of a version for others to build on, with addresses instead of paths. */
export function publishErrors(
  about: About,
  entries: readonly ErrorEntry[],
  place: ErrorPlace,
): PublicErrors {
  return {...about, errors: entries.map((entry) => publishError(entry, place))};
}

function publishError(entry: ErrorEntry, {page, resolve}: ErrorPlace): PublicError {
  const sentences = (words: string): string =>
    words.replace(LINK, (_, target: string) => `](${resolve(target)})`);
  const answer = ({word, because}: Answer<string>): PublicAnswer => ({
    answer: word,
    because: sentences(because),
  });
  const sent = (platform: Sent | null): PublicSent | null =>
    platform && {
      triggers: platform.triggers.map((trigger) => ({...trigger, when: sentences(trigger.when)})),
      storeNumbers: platform.numbers,
    };
  const {code, tableNumber} = entry;
  const names = {code, enumNumber: tableNumber, docs: `${page}#${codeAnchor(code)}`};
  if (entry.kind === 'never') return {...names, kind: 'never', instead: sentences(entry.instead)};
  return {
    ...names,
    kind: 'sent',
    ios: sent(entry.ios),
    android: sent(entry.android),
    charged: answer(entry.charged),
    retry: answer(entry.retry),
    tellUser: sentences(entry.tell),
    whatToDo: sentences(entry.action),
  };
}
