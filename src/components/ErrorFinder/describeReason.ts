import type {Reason} from './foundTypes.ts';

/** Says why a code is an answer; nothing when it stands in the text as it is. */
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
        ? `On Android, Play’s ${reason.written} has no code of its own and arrives as this one.`
        : `On iOS, ${reason.written} has no code of its own and arrives as this one when it ends a purchase.`;
    case 'network':
      return 'On iOS, errors of NSURLErrorDomain arrive as this code.';
    case 'table':
      return `The library’s own table gives it the number ${reason.number}, which no native build of this version sends.`;
  }
}
