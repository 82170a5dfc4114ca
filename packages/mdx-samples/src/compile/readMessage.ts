import type ts from 'typescript';

/** The first sentence says what is wrong and the last one why; those in between repeat whole types. */
export function readMessage(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message.replaceAll(/\s+/g, ' ');
  let cause = message.next?.at(-1);
  while (cause?.next?.length) cause = cause.next.at(-1);
  return `${message.messageText} ${cause?.messageText ?? ''}`.trim();
}
