import type {FoundErrors, Hint} from './findErrors.ts';
import type {Reason} from './finding.ts';

/** A hint in words. */
export function describeHint(hint: Hint): string {
  switch (hint.kind) {
    case 'ambiguous':
      return `${hint.number} means different things in responseCode on Android, in the error domain of StoreKit on iOS and in the library’s own table. The meaning depends on where the log line comes from.`;
    case 'success':
      return `On Google Play, ${hint.number} means success.`;
    case 'expo':
      return `${hint.written} is a code of Expo and not of a store: the library did not translate the failure.`;
    case 'unknownCode':
      return `${hint.written} does not exist in this version.`;
    case 'noCode':
      return 'A TypeError has no code: something was called that this platform or this build does not have.';
  }
}

/** Says how much was found, in one sentence. */
export function describeCount({matches, hints}: FoundErrors): string {
  if (matches.length === 1) return 'Found 1 entry.';
  if (matches.length > 1) return `Found ${matches.length} entries.`;
  return hints.length > 0
    ? 'Found no entry.'
    : 'Nothing is known about this text. Paste the line with the code, the name or the number in it, or look through the table below.';
}

/** Says why a code is an answer; nothing when the text has it as it is. */
export function describeReason(reason: Reason): string | undefined {
  switch (reason.kind) {
    case 'code':
      return undefined;
    case 'spelling':
      return `Your text spells it “${reason.written}”.`;
    case 'message':
      return `The library sends it with the message “${reason.written}”.`;
    case 'words':
      return `Found by its words, “${reason.written}”.`;
    case 'store':
      return reason.store === 'Play'
        ? `On Android, Play’s ${reason.number} is ${reason.name}.`
        : `On iOS, StoreKit’s ${reason.number} is ${reason.name}.`;
    case 'rest':
      return reason.store === 'Play'
        ? `On Android, this code also covers Play’s ${reason.written}.`
        : `On iOS, this code also covers ${reason.written} when it ends a purchase.`;
    case 'network':
      return 'On iOS, errors of NSURLErrorDomain arrive as this code.';
    case 'table':
      return `The library’s own table gives it the number ${reason.number}, which no native build of this version sends.`;
  }
}
