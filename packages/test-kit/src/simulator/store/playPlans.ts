import {SimulatorError} from '../errors.ts';
import {PlayRefunds} from './playRefunds.ts';
import {offerOf, prepay, timeToAcknowledge} from './prepaid.ts';
import type {Purchase, Subscription} from './purchase.ts';
import {type NewPlan, replacePlan, saleOf} from './replacement.ts';
import type {SaleOptions} from './sale.ts';

/** What Google Play does with purchases and plans once they are made. */
export abstract class PlayPlans extends PlayRefunds {
  /** Sells another plan in the place of one that runs. */
  switchPlan(old: Purchase, mode: number, plan: NewPlan, sale: SaleOptions = {}): Purchase {
    const {productId, ...change} = saleOf(old, mode, plan);
    return this.sell(productId, {...sale, ...change});
  }

  /** The base plan of another subscription, as somebody can choose it who sees no offers. */
  basePlanOf(productId: string): NewPlan {
    const offer = offerOf(this.world.catalog.getSubscription(productId), null);
    if (!offer) throw new SimulatorError(`"${productId}" has no base plan.`);
    return {productId, phases: offer.phases, offerToken: offer.token};
  }

  /** The user pauses a plan after its paid period. */
  pause(id: string): void {
    this.renewals.pause(this.subscriptionOf(id));
  }

  resume(id: string): void {
    this.renewals.resume(this.subscriptionOf(id));
  }

  protected override booked(purchase: Purchase, options: SaleOptions): void {
    const {clock, ids, catalog} = this.world;
    if (!options.withoutOrder) purchase.orderId = ids.order();
    const product = catalog.get(purchase.productId);
    const prepaid =
      product.kind === 'subscription' && offerOf(product, purchase.offerToken)?.prepaid === true;
    const deadline = purchase.boughtAt + timeToAcknowledge(purchase, prepaid);
    const isNewInPlace = prepaid
      ? prepay(purchase, this.purchases, this.renewals)
      : replacePlan(purchase, this.renewals, clock.now);
    if (isNewInPlace && purchase.replaces)
      this.events.announce({what: 'replaced'}, purchase.replaces.old);
    clock.at(deadline, () => {
      const {finished, payment, upgraded} = purchase;
      if (finished || payment !== 'paid' || upgraded) return;
      this.takeBack(purchase, 'not acknowledged in time');
    });
  }

  /** Google goes on with what it no longer sells. */
  protected override isForSale(): boolean {
    return true;
  }

  // A renewal keeps its token and stays acknowledged, also when another plan begins with it.
  protected override renew(subscription: Subscription, price: number, expiresAt: number): void {
    const {current, next} = subscription;
    const {productId, offerToken, expiresAt: end, items} = current;
    const order = current.orderId?.replace(/\.\.\d+$/, '');
    const count = Number(/\.\.(\d+)$/.exec(current.orderId ?? '')?.[1] ?? -1) + 1;
    if (order !== undefined) current.orderId = `${order}..${count}`;
    current.items = items.map((one) => (one.renews ? {...one, expiresAt} : one));
    if (next.productId !== productId && end !== null) {
      const over = {productId, offerToken, expiresAt: end, renews: false};
      current.items = [...current.items, over];
      Object.assign(current, {productId: next.productId, offerToken: next.offerToken ?? null});
    }
    Object.assign(current, {expiresAt, price});
    this.world.log.note('store', 'renews', {id: current.id, price});
  }
}
