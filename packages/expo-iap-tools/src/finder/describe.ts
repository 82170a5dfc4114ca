import type {FoundErrors, Hint} from './findErrors.ts';
import type {Reason} from './finding.ts';
import {LONGEST} from './longest.ts';

/** More sentences of one kind than this say nothing new. */
const MOST = 5;
const LONGEST_NAME = 60;

/** A hint in words. */
export function describeHint(hint: Hint): string {
  switch (hint.kind) {
    case 'ambiguous':
      return `What ${hint.number} means depends on where it comes from: responseCode on Android, StoreKit’s error domain on iOS, or the library’s own table.`;
    case 'success':
      return `On Google Play, ${hint.number} means success.`;
    case 'expo':
      return `${hint.written} is an Expo code, not a store code: the library didn’t translate the failure.`;
    case 'unknownCode':
      return `${shorten(hint.written)} isn’t an error code in this version.${hint.meant === undefined ? '' : ` Did you mean ${hint.meant}?`}`;
    case 'noCode':
      return 'A TypeError has no code: your app called something that this platform or build doesn’t have.';
  }
}

/** A log can be one word. */
function shorten(written: string): string {
  return written.length > LONGEST_NAME ? `${written.slice(0, LONGEST_NAME)}…` : written;
}

/** Says how much of a text was read that the field has cut. */
export function describeCut({length}: string): string {
  return length < LONGEST
    ? ''
    : `Only the first ${LONGEST.toLocaleString('en')} characters were read. If your error comes later, paste the lines around it.`;
}

/** The first few sentences of many, and how many there are besides. */
export function describeSome(sentences: readonly string[]): string {
  const rest = sentences.length - MOST;
  const shown = sentences.slice(0, MOST).join(' ');
  return rest > 0 ? `${shown} And ${rest} more like these.` : shown;
}

/** Says how much was found, in one sentence; where all codes are is another place on the page than in a terminal. */
export function describeCount({matches, hints}: FoundErrors, all: string): string {
  if (matches.length === 1) return 'Found 1 entry.';
  if (matches.length > 1) return `Found ${matches.length} entries.`;
  return hints.length > 0
    ? 'No entries found.'
    : `No match for this text. Paste the line that contains the error code, name or number, or look through ${all}.`;
}

/** Says why a code was found; undefined when the text contains the code itself. */
export function describeReason(reason: Reason): string | undefined {
  switch (reason.kind) {
    case 'code':
      return undefined;
    case 'spelling':
      return `Your text spells it “${reason.written}”.`;
    case 'message':
      return `The library sends it with the message “${reason.written}”.`;
    case 'words':
      return `Matched by the words “${reason.written}”.`;
    case 'store':
      return reason.store === 'Play'
        ? `On Android, Play’s ${reason.number} is ${reason.name}.`
        : `On iOS, StoreKit’s ${reason.number} is ${reason.name}.`;
    case 'rest':
      return reason.store === 'Play'
        ? `On Android, this code also covers Play’s ${reason.written}.`
        : `On iOS, this code also covers ${reason.written} when it ends a purchase.`;
    case 'network':
      return 'On iOS, NSURLErrorDomain errors arrive as this code.';
    case 'table':
      return `The library’s own table gives it the number ${reason.number}, which no native build of this version sends.`;
  }
}
