import {toAppleError} from '../simulator/store/appleErrors.ts';
import {causes, toBillingResult} from '../simulator/store/billing.ts';
import type {SheetAnswer, SheetFailure} from '../simulator/store/sheet.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {refuse, requireName, show} from './wrongUse.ts';

const words = {approve: true, cancel: true, pending: true, unverified: true, interrupted: true};

/** Refuses an answer that this store never gives, before a sheet opens whose error the app may swallow. */
export function checkAnswer(os: PlatformName, answer: SheetAnswer): void {
  if (typeof answer === 'object' && answer !== null) return checkFailure(os, answer);
  requireName('An answer of the payment sheet', answer, words);
  if (answer === 'unverified' && os === 'android')
    refuse('Google Play has no unverified purchases: your server checks signatures.');
  if (answer === 'interrupted' && os === 'android')
    refuse('Google Play has no interrupted purchases; answer "pending" instead.');
}

/** Refuses a failure that this store does not have. */
export function checkFailure(os: PlatformName, failure: SheetFailure): void {
  const {fails, billing, domain, code}: Readonly<Record<string, unknown>> = {...failure};
  if (fails !== undefined) requireName('`fails`', fails, causes);
  else if (typeof billing !== 'number' && (typeof domain !== 'string' || typeof code !== 'number'))
    refuse(`A failure is {fails}, {billing} or {domain, code}, not ${show(failure)}.`);
  if (os === 'ios') toAppleError(failure);
  else toBillingResult(failure);
}
