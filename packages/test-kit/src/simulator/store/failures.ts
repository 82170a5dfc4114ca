import {toAppleError} from './appleErrors.ts';
import {type BillingResult, toBillingResult} from './billing.ts';
import type {SheetFailure} from './sheet.ts';
import type {StoreCall} from './storeCalls.ts';

/** Calls that were made to fail; they do so until they are put right. */
export class Failures {
  readonly #failures = new Map<StoreCall, SheetFailure>();

  set(call: StoreCall, failure: SheetFailure | null): void {
    if (failure) this.#failures.set(call, failure);
    else this.#failures.delete(call);
  }

  /** What Google answers instead. */
  resultOf(call: StoreCall): BillingResult | undefined {
    const failure = this.#failures.get(call);
    return failure && toBillingResult(failure);
  }

  /** Throws what StoreKit throws instead. */
  throwFor(call: StoreCall): void {
    const failure = this.#failures.get(call);
    if (failure) throw toAppleError(failure);
  }
}
