import type {SheetFailure} from './sheet.ts';
import type {StoreCall} from './storeCalls.ts';

/** Calls that were made to fail; they do so until they are put right. */
export class Failures<Answer> {
  readonly #failures = new Map<StoreCall, SheetFailure>();
  /** A bundle for one store does not have the answers of the other. */
  readonly #toAnswer: (failure: SheetFailure) => Answer;

  constructor(toAnswer: (failure: SheetFailure) => Answer) {
    this.#toAnswer = toAnswer;
  }

  set(call: StoreCall, failure: SheetFailure | null): void {
    if (failure) this.#failures.set(call, failure);
    else this.#failures.delete(call);
  }

  /** What Google answers instead. */
  resultOf(call: StoreCall): Answer | undefined {
    const failure = this.#failures.get(call);
    return failure && this.#toAnswer(failure);
  }

  /** Throws what StoreKit throws instead. */
  throwFor(call: StoreCall): void {
    const error = this.resultOf(call);
    if (error) throw error;
  }
}
