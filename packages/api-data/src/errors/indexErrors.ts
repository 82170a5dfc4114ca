import type {ErrorIndex, IndexedError} from './errorIndex.ts';
import type {ErrorEntry, SentError} from './errorTypes.ts';

const QUOTED = /"([^"]{8,})"/g;

/** Reduces what is known about the codes to what finding one needs: names, numbers and messages. */
export function indexErrors(entries: readonly ErrorEntry[]): ErrorIndex {
  return entries.map((entry): IndexedError => {
    const table = entry.tableNumber === null ? {} : {table: entry.tableNumber};
    if (entry.kind === 'never') return {code: entry.code, ...table, never: true};
    const stores = [...(entry.ios?.numbers ?? []), ...(entry.android?.numbers ?? [])];
    const messages = messagesOf(entry);
    return {
      code: entry.code,
      ...table,
      ...(stores.length > 0 && {stores}),
      ...(messages.length > 0 && {messages}),
    };
  });
}

/** Triggers quote the message when it distinguishes one cause from another. */
function messagesOf({ios, android}: SentError): readonly string[] {
  const triggers = [...(ios?.triggers ?? []), ...(android?.triggers ?? [])];
  return triggers.flatMap(({when}) =>
    [...when.matchAll(QUOTED)].flatMap(([, words]) => words ?? []),
  );
}
