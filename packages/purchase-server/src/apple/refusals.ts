import {APIError, APIException} from '@apple/app-store-server-library';
import {Refusal} from '../storePurchase.ts';

/** What the App Store does not have. Of each there is a code that means "not yet", which is no refusal. */
const UNKNOWN: readonly unknown[] = [
  APIError.ACCOUNT_NOT_FOUND,
  APIError.APP_NOT_FOUND,
  APIError.ORIGINAL_TRANSACTION_ID_NOT_FOUND,
  APIError.TRANSACTION_ID_NOT_FOUND,
];

/** Requests of a length that no store accepts, now or later. */
const TOO_LONG: readonly number[] = [413, 414];

/** Asks the App Store; only when it says that it has no such purchase, the answer is a refusal. */
export async function askApple<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof APIException)) throw error;
    if (UNKNOWN.includes(error.apiError))
      throw new Refusal(`The App Store has no such transaction (${error.apiError}).`);
    if (TOO_LONG.includes(error.httpStatusCode))
      throw new Refusal(`The App Store finds the request too long (${error.httpStatusCode}).`);
    throw error;
  }
}

/** Whether the same call would fail again: Apple does not accept what it says. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof APIException &&
    error.httpStatusCode >= 400 &&
    error.httpStatusCode < 500 &&
    ![401, 403, 404, 429].includes(error.httpStatusCode)
  );
}
