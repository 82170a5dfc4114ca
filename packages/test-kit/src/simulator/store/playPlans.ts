import {SimulatorError} from '../errors.ts';
import {type Order, orderOf} from './playOrders.ts';
import {PlayRefunds} from './playRefunds.ts';
import {offerOf, prepay, timeToAcknowledge} from './prepaid.ts';
import {
  givesAccess,
  type PlanItem,
  productsOf,
  type Purchase,
  type Subscription,
} from './purchase.ts';
import {type NewPlan, proratedPrice, replacePlan, saleOf} from './replacement.ts';
import type {SaleOptions} from './sale.ts';

/** What Google Play does with purchases and plans once they are made. */
export abstract class PlayPlans extends PlayRefunds {
  readonly orders = new Map<string, Order>();

  /** Sells another plan in the place of one that runs. */
  switchPlan(old: Purchase, mode: number, plan: NewPlan, sale: SaleOptions = {}): Purchase {
    const {productId, ...change} = saleOf(old, mode, plan);
    return this.sell(productId, {...sale, ...change});
  }

  /** One more product on the token of a plan, which Google sells as a change of the plan. */
  addOn(old: Purchase, productId: string): Purchase {
    const {subscription, expiresAt, account, accountToken, profileToken, offerToken} = old;
    const plan = this.basePlanOf(productId);
    if (!subscription || expiresAt === null || !givesAccess(old))
      throw new SimulatorError(`${old.id} is not a running plan.`);
    if (productsOf(old).includes(productId))
      throw new SimulatorError(`${old.id} has "${productId}" already.`);
    const [period, its] = [subscription, plan].map(({phases}) => phases.at(-1)?.period);
    if (period !== its)
      throw new SimulatorError(
        `All products on a token are charged together: "${productId}" is for ${its}, ${old.id} for ${period}.`,
      );
    const added: PlanItem = {productId, offerToken: plan.offerToken, expiresAt, state: 'renews'};
    const items = [...old.items.filter(({state}) => state !== 'over'), added];
    const {phases} = subscription;
    return this.sell(old.productId, {
      ...{account, accountToken, profileToken, offerToken, phases},
      price: proratedPrice(plan.phases, this.world.clock.now, expiresAt),
      replaces: {old, mode: null, items},
    });
  }

  /** A former subscriber takes the plan up again in the Play Store: without the app, and so without its account tokens. */
  takeUp(old: Purchase): Purchase {
    const {account, productId, offerToken, subscription} = old;
    if (subscription?.current !== old || subscription.state !== 'expired')
      throw new SimulatorError(
        `${old.id} is not a plan that ran out: one that still runs takes phone.store.enableAutoRenew, and one that Google took back is bought again.`,
      );
    const {phases} = subscription;
    const sale = {account, offerToken, phases: phases.slice(-1), takesUp: old};
    return this.sell(productId, sale);
  }

  /** Ends a product beside the one of the plan. */
  endItem(purchase: Purchase, productId: string): void {
    const {clock, log} = this.world;
    const ended = {expiresAt: clock.now, state: 'over'} as const;
    purchase.items = purchase.items.map((one) =>
      one.productId === productId && one.state !== 'over' ? {...one, ...ended} : one,
    );
    log.note('store', 'ends a product of', {id: purchase.id, productId});
    if (givesAccess(purchase)) this.events.announce({what: 'items changed'}, purchase);
  }

  /** The base plan of another subscription, as somebody can choose it who sees no offers. */
  basePlanOf(productId: string): NewPlan {
    const offer = offerOf(this.world.catalog.getSubscription(productId), null);
    if (!offer) throw new SimulatorError(`"${productId}" has no base plan.`);
    return {productId, phases: offer.phases, offerToken: offer.token};
  }

  /** Your server ends a plan now and gives the money back. */
  revoke(purchase: Purchase): void {
    this.takeBack(purchase, 'revoked by you');
  }

  /** Your server moves the end of the period that is paid for. */
  defer(purchase: Purchase, ms: number): void {
    const {subscription, items} = purchase;
    if (!subscription) throw new SimulatorError(`${purchase.id} is not a plan.`);
    this.renewals.extend(subscription, ms);
    purchase.items = items.map((one) =>
      one.state === 'renews' ? {...one, expiresAt: one.expiresAt + ms} : one,
    );
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
    this.#note(purchase);
    for (const {productId, expiresAt, state} of purchase.items)
      if (state === 'ends') clock.at(expiresAt, () => this.endItem(purchase, productId));
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
    const beside = items.filter(({state}) => state === 'renews');
    const order = current.orderId?.replace(/\.\.\d+$/, '');
    const count = Number(/\.\.(\d+)$/.exec(current.orderId ?? '')?.[1] ?? -1) + 1;
    if (order !== undefined) current.orderId = `${order}..${count}`;
    current.items = items.map((one) => (one.state === 'renews' ? {...one, expiresAt} : one));
    if (next.productId !== productId && end !== null) {
      const over = {productId, offerToken, expiresAt: end, state: 'over'} as const;
      current.items = [...current.items, over];
      Object.assign(current, {productId: next.productId, offerToken: next.offerToken ?? null});
    }
    const prices = beside.map((one) => this.basePlanOf(one.productId).phases.at(-1)?.price ?? 0);
    const total = prices.reduce((sum, one) => sum + one, price);
    Object.assign(current, {expiresAt, price: total});
    this.#note(current);
    this.world.log.note('store', 'renews', {id: current.id, price: total});
  }

  #note(purchase: Purchase): void {
    const order = orderOf(purchase, this.world.clock.now);
    if (order) this.orders.set(order.id, order);
  }
}
