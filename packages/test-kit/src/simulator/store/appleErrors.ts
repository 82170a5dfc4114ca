import {SimulatorError} from '../errors.ts';
import type {FailureCause, SheetFailure} from './sheet.ts';

/** An `NSError` that StoreKit throws. */
export class AppleError extends Error {
  readonly domain: string;
  readonly code: number;

  constructor(domain: string, code: number, message: string) {
    super(message);
    this.domain = domain;
    this.code = code;
  }
}

// StoreKit 2 throws errors of other domains, which the library does not know; the numbers are not documented.
export const appleErrors = {
  network: () => new AppleError('StoreKit.StoreKitError', 3, 'A network error occurred.'),
  userCancelled: () => new AppleError('StoreKit.StoreKitError', 1, 'Request Canceled'),
  notAllowed: () =>
    new AppleError('StoreKit.Product.PurchaseError', 2, 'In-app purchases are not allowed.'),
  invalidOffer: () =>
    new AppleError('StoreKit.Product.PurchaseError', 4, 'The offer is not available.'),
  // Apple says that the payment fails; that nothing is said about why is assumed.
  interrupted: () => new AppleError('SKErrorDomain', 0, 'The purchase was interrupted.'),
  unverified: () => new AppleError('StoreKit.VerificationResult', 1, 'The signature is not valid.'),
};

const causes: Readonly<Record<FailureCause, number | undefined>> = {
  unknown: 0,
  service: 1,
  developer: 3,
  'not allowed': 4,
  unavailable: 5,
  network: 7,
  owned: undefined,
};

/** The error behind an answer of the sheet; a cause becomes the `SKError` of that meaning. */
export function toAppleError(answer: SheetFailure): AppleError {
  if ('billing' in answer)
    throw new SimulatorError('The App Store has no billing codes; answer with {domain, code}.');
  if ('domain' in answer) {
    const {domain, code, message = `${domain} error ${code}.`} = answer;
    return new AppleError(domain, code, message);
  }
  const code = causes[answer.fails];
  if (code === undefined) throw new SimulatorError('Apple sells what is owned without an error.');
  return new AppleError(
    'SKErrorDomain',
    code,
    answer.message ?? `The sheet failed: ${answer.fails}.`,
  );
}
