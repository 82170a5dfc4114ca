import type {NeverError, Sent, SentError, StoreNumber} from './errorTypes.ts';

/** Writes an entry for a code that an app can receive. */
export function sentError(
  code: string,
  tableNumber: number | null,
  rest: Omit<SentError, 'kind' | 'code' | 'tableNumber'>,
): SentError {
  return {kind: 'sent', code, tableNumber, ...rest};
}

/** Writes an entry for a code that is declared and never raised. */
export function neverError(code: string, tableNumber: number | null, instead: string): NeverError {
  return {kind: 'never', code, tableNumber, instead};
}

/** Writes what makes a platform send a code when there is one reason. */
export function when(sentences: string, numbers: readonly StoreNumber[] = []): Sent {
  return {triggers: [{when: sentences}], numbers};
}
