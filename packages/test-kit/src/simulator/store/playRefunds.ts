import {SimulatorError} from '../errors.ts';
import type {WhyTakenBack} from '../ledger.ts';
import type {Purchase} from './purchase.ts';
import {Store} from './store.ts';

/** Money that Google gave back, in the order in which it did. */
export type VoidedPurchase = {
  readonly purchase: Purchase;
  readonly time: number;
  /** How many of a quantity; null when nothing is left of the purchase. */
  readonly quantity: number | null;
  readonly why: WhyTakenBack;
};

/** How Google Play takes back what it sold, and what it remembers of that. */
export abstract class PlayRefunds extends Store {
  readonly voided: VoidedPurchase[] = [];

  /** Gives the money back: for so many of a quantity, or for all that is left. */
  override refund(id: string, quantity?: number): void {
    const purchase = this.get(id);
    const left = purchase.quantity - purchase.refundedQuantity;
    if (quantity === undefined || quantity === left) return super.refund(id);
    if (purchase.payment !== 'paid' || purchase.subscription || !(quantity >= 1 && quantity < left))
      throw new SimulatorError(
        `${id} is ${purchase.payment}, and ${purchase.subscription ? 'a plan, which has no quantity' : `has ${left} that can be refunded`}: ${quantity} cannot.`,
      );
    purchase.refundedQuantity += quantity;
    this.world.log.note('store', 'refunds a part', {id, quantity});
    this.voided.push({purchase, time: this.world.clock.now, quantity, why: 'asked for'});
    this.events.announce({what: 'partly refunded'}, purchase);
  }

  protected override takeBack(purchase: Purchase, why: WhyTakenBack): void {
    purchase.refundedQuantity = purchase.quantity;
    this.voided.push({purchase, time: this.world.clock.now, quantity: null, why});
    super.takeBack(purchase, why);
  }
}
