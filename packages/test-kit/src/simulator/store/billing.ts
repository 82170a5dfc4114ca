import {SimulatorError} from '../errors.ts';
import type {FailureCause, SheetFailure} from './sheet.ts';

/** What Google Play Billing answers to each call. */
export type BillingResult = {
  readonly code: number;
  readonly message: string;
};

/** Response codes of Google Play Billing 8. */
export const billing = {
  featureNotSupported: -2,
  serviceDisconnected: -1,
  ok: 0,
  userCanceled: 1,
  serviceUnavailable: 2,
  billingUnavailable: 3,
  itemUnavailable: 4,
  developerError: 5,
  error: 6,
  itemAlreadyOwned: 7,
  itemNotOwned: 8,
  networkError: 12,
} as const;

export const causes: Readonly<Record<FailureCause, number>> = {
  network: billing.networkError,
  service: billing.serviceUnavailable,
  'not allowed': billing.billingUnavailable,
  unavailable: billing.itemUnavailable,
  developer: billing.developerError,
  owned: billing.itemAlreadyOwned,
  unknown: billing.error,
};

export function billingResult(code: number, message = ''): BillingResult {
  return {code, message};
}

/** The result behind an answer of the sheet. */
export function toBillingResult(answer: SheetFailure): BillingResult {
  if ('domain' in answer)
    throw new SimulatorError('Google Play has no error domains; answer with {billing}.');
  if ('fails' in answer) return billingResult(causes[answer.fails], answer.message);
  if (!Object.values<number>(billing).includes(answer.billing))
    throw new SimulatorError(`Google Play Billing has no response code ${answer.billing}.`);
  return billingResult(answer.billing, answer.message);
}
