import type {Purchase, Subscription} from './purchase.ts';

/** What a store tells the server of the app's developer. */
export type StoreEvent =
  | {readonly what: 'paid' | 'declined' | 'refunded' | 'no longer shared'}
  | {readonly what: 'refund requested' | 'refund declined' | 'refund reversed'}
  | {
      readonly what:
        'renewal off' | 'renewal on' | 'pause scheduled' | 'paused' | 'renewal extended';
    }
  /** Google's own: another purchase took the place of this one, a product of it ended, or some of a quantity were refunded. */
  | {readonly what: 'replaced' | 'items changed' | 'partly refunded'}
  | {readonly what: 'plan chosen' | 'plan kept' | 'offer for next period' | 'offer for next plan'}
  | {readonly what: 'price increase asked' | 'price increase agreed'}
  /** `before` is the state that the subscription had. */
  | {
      readonly what: 'renewed' | 'grace' | 'retry' | 'expired';
      readonly before: Subscription['state'];
    };

type Observer = (event: StoreEvent, purchase: Purchase) => void;

/** Tells observers what happens in a store, whether the app runs or not. */
export class StoreEvents {
  readonly #observers = new Set<Observer>();

  observe(observer: Observer): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  announce(event: StoreEvent, purchase: Purchase): void {
    for (const observer of [...this.#observers]) observer(event, purchase);
  }
}
