import {json} from '../answers.ts';

/** What the App Store Server API says beside its numbers, which begin with their status. */
const messages: Readonly<Record<number, string>> = {
  4000005: 'The revision is not one of this history.',
  4000006: 'Invalid transaction id.',
  4000008: 'Invalid original transaction id.',
  4000009: 'extendByDays is a whole number from 1 to 90.',
  4000010: 'extendReasonCode is a number from 0 to 3.',
  4000011: 'requestIdentifier is a text of 1 to 128 characters.',
  4000012: 'The start date is too far in the past.',
  4000013: 'The start date is after the end date.',
  4000014: 'The pagination token is not one of this history.',
  4000015: 'The start date is not valid.',
  4000016: 'The end date is not valid.',
  4000018: 'The notification type is not valid.',
  4000019: 'Use either the transaction id or the notification type.',
  4000020: 'The test notification token is not valid.',
  4000183: 'The app account token is not a UUID.',
  4000185: 'A transaction of a family member has no app account token.',
  4000187: 'The transaction id is not an original one.',
  4030004: 'The subscription cannot be extended in its state.',
  4030005: 'The subscription was extended twice in 365 days.',
  4030007: 'A family shares the subscription: extend the one of its buyer.',
  4040001: 'Account not found.',
  4040002: 'Account not found. Please try again.',
  4040003: 'App not found.',
  4040004: 'App not found. Please try again.',
  4040005: 'Original transaction id not found.',
  4040006: 'Original transaction id not found. Please try again.',
  4040007: 'The app has no address for notifications in this environment.',
  4040008: 'The test notification is not there, or has no status yet.',
  4040010: 'Transaction id not found.',
  4290000: 'Rate limit exceeded.',
  5000000: 'An unknown error occurred.',
  5000001: 'An unknown error occurred. Please try again.',
};

/** An error of the App Store Server API. */
export function fail(errorCode: number, errorMessage = messages[errorCode] ?? 'Failed.'): Response {
  return json({errorCode, errorMessage}, Math.floor(errorCode / 10_000));
}
