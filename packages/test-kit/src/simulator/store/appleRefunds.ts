import {SimulatorError} from '../errors.ts';
import {AppTransactions} from './appTransactions.ts';
import type {Purchase} from './purchase.ts';

/** How the App Store takes back what it sold or shared, and gives it back. */
export abstract class AppleRefunds extends AppTransactions {
  /** Refunds that Apple has not decided about. */
  readonly refundRequests = new Set<Purchase>();
  /** What members of a family have, and the purchase that it comes from. */
  readonly #shared = new Map<Purchase, Purchase>();

  /** The user asks Apple for the money, in the app or outside; Apple asks the developer's server how much was used. */
  requestRefund(id: string): void {
    const purchase = this.paid(id);
    this.refundRequests.add(purchase);
    this.world.log.note('store', 'is asked for a refund', {id});
    this.events.announce({what: 'refund requested'}, purchase);
  }

  /** Apple decides that the user gets nothing back. */
  declineRefund(id: string): void {
    const purchase = this.get(id);
    if (!this.refundRequests.delete(purchase))
      throw new SimulatorError(`Nobody asked to refund ${id}.`);
    this.world.log.note('store', 'declines the refund', {id});
    this.events.announce({what: 'refund declined'}, purchase);
  }

  /** All of the price, or a part of it in percent; either way the transaction is revoked. */
  override refund(id: string, percent: number | null = null): void {
    this.get(id).revokedPercent = percent;
    super.refund(id);
    this.refundRequests.delete(this.get(id));
    this.#tellAgain(id);
    for (const [copy, source] of this.#shared) if (source.id === id) this.stopSharing(copy.id);
  }

  /** Apple takes its refund back, for example after the customer's bank has decided against them. */
  reverseRefund(id: string): void {
    const purchase = this.get(id);
    if (purchase.payment !== 'refunded' || purchase.family)
      throw new SimulatorError(`${id} was not refunded.`);
    Object.assign(purchase, {payment: 'paid', revokedAt: null, revokedPercent: null});
    this.world.ledger.restore(id);
    this.world.log.note('store', 'reverses the refund', {id});
    const {subscription} = purchase;
    if (subscription?.current === purchase) this.renewals.reinstate(subscription);
    this.events.announce({what: 'refund reversed'}, purchase);
    this.#tellAgain(id);
  }

  /** Shares a purchase with the family: another account has it too, without its own payment. */
  share(id: string, account: string): Purchase {
    const source = this.get(id);
    const {productId} = source;
    if (this.world.catalog.get(productId).familyShareable !== true)
      throw new SimulatorError(`"${productId}" is not shareable with the family.`);
    const purchase = this.sold(productId, {account, family: true, price: 0});
    this.#shared.set(purchase, source);
    this.deliver(purchase.id);
    return purchase;
  }

  /** The family does not share any more, or its member has left it. */
  stopSharing(id: string): void {
    const purchase = this.paid(id);
    if (!this.#shared.delete(purchase)) throw new SimulatorError(`No family shares ${id}.`);
    this.takeBack(purchase, 'no longer shared');
    this.#tellAgain(id);
  }

  /** A transaction that changed is reported again, and waits again to be finished. */
  #tellAgain(id: string): void {
    this.get(id).finished = false;
    this.deliver(id);
  }
}
