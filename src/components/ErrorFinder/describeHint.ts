import type {FoundErrors, Hint} from './foundTypes.ts';

/** What a hint tells the reader. */
export function describeHint(hint: Hint): string {
  switch (hint.kind) {
    case 'ambiguous':
      return `${hint.number} means something else in responseCode on Android, in the error domain of StoreKit on iOS and in the library’s own table. Where your log has it from decides.`;
    case 'success':
      return `For Play, ${hint.number} is success and no error.`;
    case 'expo':
      return `${hint.written} is a code of Expo and not of a store: the library did not translate the failure.`;
    case 'unknownCode':
      return `${hint.written} is no code of this version.`;
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
