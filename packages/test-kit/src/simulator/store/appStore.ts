import {settle} from '../clock.ts';
import {SimulatorError} from '../errors.ts';
import {appleErrors, toAppleError} from './appleErrors.ts';
import {applePhases} from './applePhases.ts';
import {AppleSheets} from './appleSheets.ts';
import type {Phase, Product, SubscriptionProduct} from './catalog.ts';
import {givesAccess, type Purchase, type Subscription} from './purchase.ts';
import type {SaleOptions} from './sale.ts';

export type ApplePurchaseOptions = {
  readonly accountToken: string | null;
  readonly quantity: number;
  /** Id of a promotional offer whose signature is well formed. */
  readonly offerId: string | null;
};

export type ApplePurchaseResult =
  | {readonly kind: 'success'; readonly purchase: Purchase}
  | {readonly kind: 'cancelled'}
  | {readonly kind: 'pending'};

type OfferAhead = 'offer for next period' | 'offer for next plan';

/** What stands for a signed text until somebody signs it, with its transaction. */
export const unsignedText = /eyJhbGciOiJFUzI1NiJ9\.(\d+)\.[a-z0-9]{24}/g;

/** The App Store: what it sells, and what its users do in it. */
export class AppStore extends AppleSheets {
  readonly #introUsed = new Set<string>();
  readonly #observers = new Set<(product: Product) => void>();
  #promoted: Product | undefined;

  /** `Product.products(for:)`; needs the network. */
  async products(ids: readonly string[]): Promise<Product[]> {
    await this.gate.pass();
    if (!this.world.device.network) throw appleErrors.network();
    this.failures.throwFor('products');
    return this.world.catalog.visible.filter(({id}) => ids.includes(id));
  }

  /** `Product.purchase()`. */
  async purchase(product: Product, options: ApplePurchaseOptions): Promise<ApplePurchaseResult> {
    const {device, moments} = this.world;
    const {account} = device;
    if (!device.paymentsAllowed) throw appleErrors.notAllowed();
    if (!device.network) throw appleErrors.network();
    if (account === null) return {kind: 'cancelled'};
    const offer = this.#chooseOffer(product, account, options.offerId);
    const answer = await this.answerSheet(product.id, offer.phases);
    if (answer === 'cancel') return {kind: 'cancelled'};
    if (!device.network) throw appleErrors.network();
    const sale = {...options, account, ...offer, unverified: answer === 'unverified'};
    if (answer === 'pending' || answer === 'interrupted') {
      this.sell(product.id, {...sale, pending: true});
      if (answer === 'interrupted') throw appleErrors.interrupted();
      return {kind: 'pending'};
    }
    if (typeof answer === 'object') throw toAppleError(answer);
    const purchase = this.take(product, account, sale);
    moments.reach('paid');
    return {kind: 'success', purchase};
  }

  isEligibleForIntro(group: string): boolean {
    return !this.#introUsed.has(`${this.world.device.account} ${group}`);
  }

  /** The account had its introductory offer of the group before the simulation began. */
  spendIntro(group: string): void {
    this.#introUsed.add(`${this.world.device.account} ${group}`);
  }

  finishTransaction(purchase: Purchase): void {
    this.finish(purchase, 'finishes');
  }

  /** The user taps a promoted product; the app is notified when it observes the payment queue. */
  promote(productId: string): void {
    const product = this.world.catalog.get(productId);
    this.world.log.note('store', 'user taps the promoted product', {productId});
    if (this.#observers.size === 0) this.#promoted = product;
    for (const observer of [...this.#observers]) observer(product);
  }

  /** `SKPaymentQueue.add(observer)`; a tap that started the app comes once the app has come up. */
  observePromotions(observer: (product: Product) => void): () => void {
    this.#observers.add(observer);
    const product = this.#promoted;
    if (product) {
      this.#promoted = undefined;
      void settle().then(() => this.#observers.has(observer) && observer(product));
    }
    return () => void this.#observers.delete(observer);
  }

  /** `SKPaymentQueue.add(payment)`: only a success is reported, through the stream of updates. */
  async buyPromoted(product: Product): Promise<void> {
    const {account} = this.world.device;
    const answer = await this.answerSheet(product.id);
    if (answer !== 'approve' || account === null) return;
    this.deliver(this.take(product, account, {account}).id);
  }

  /** The user chooses another plan of the group in the App Store. */
  changePlan(id: string, productId: string): Purchase {
    const {account} = this.get(id);
    return this.takeOutside(productId, {account});
  }

  /** A former subscriber takes a win-back offer in the App Store. */
  takeWinBack(productId: string, offerId: string): Purchase {
    const {catalog, device} = this.world;
    const product = catalog.getSubscription(productId);
    const offer = product.winBack?.find(({id}) => id === offerId);
    if (!offer) throw new SimulatorError(`"${productId}" has no win-back offer "${offerId}".`);
    const had = this.statuses(product.group).length > 0;
    if (!had || this.#running(device.account ?? '', product.group))
      throw new SimulatorError('A win-back offer is for an account whose subscription has ended.');
    const purchase = this.sell(productId, {
      phases: applePhases(product, offer),
      offer: {...offer, type: 'winBack'},
    });
    this.deliver(purchase.id);
    return purchase;
  }

  protected override makeToken(transactionId: string): string {
    return `eyJhbGciOiJFUzI1NiJ9.${transactionId}.${this.world.ids.opaque(24)}`;
  }

  protected override phasesOf(productId: string): readonly Phase[] {
    return applePhases(this.world.catalog.getSubscription(productId));
  }

  protected override booked(purchase: Purchase): void {
    if (!purchase.family) purchase.orderId = this.world.ids.invoice();
    if (purchase.offer?.type !== 'introductory') return;
    const {group} = this.world.catalog.getSubscription(purchase.productId);
    this.#introUsed.add(`${purchase.account} ${group}`);
  }

  protected override isForSale({next}: Subscription): boolean {
    return this.world.catalog.visible.some(({id}) => id === next.productId);
  }

  // Each period is a transaction that must be finished, with the id of the first one beside its own.
  protected override renew(subscription: Subscription, price: number, expiresAt: number): void {
    const {current, account, next} = subscription;
    const {accountToken} = current;
    const {offer = null} = next;
    const original = current.original ?? current;
    const purchase = this.sell(next.productId, {
      account,
      accountToken,
      original,
      offer,
      price,
      reason: 'RENEWAL',
    });
    subscription.next = {productId: next.productId, phases: next.phases};
    Object.assign(purchase, {subscription, expiresAt});
    subscription.current = purchase;
    this.deliver(purchase.id);
  }

  protected override take(product: Product, account: string, sale: SaleOptions): Purchase {
    const owned = this.purchases.findLast(
      (one) => one.account === account && one.productId === product.id && givesAccess(one),
    );
    if (product.kind !== 'subscription') {
      // What is owned is not sold again: StoreKit answers with the transaction of then.
      return owned && product.kind === 'unlock' ? owned : this.sell(product.id, sale);
    }
    const running = this.#running(account, product.group);
    if (!running) return this.sell(product.id, sale);
    const from = this.world.catalog.getSubscription(running.current.productId);
    const atOnce =
      product.level < from.level ||
      (product.level === from.level && product.period === from.period);
    if (owned || !atOnce) return this.#planAhead(running, product, sale);
    const {current} = running;
    const phases = sale.phases ?? applePhases(product);
    const purchase = this.sell(product.id, {
      ...sale,
      original: current.original ?? current,
      phases,
    });
    purchase.subscription?.cancelTimer();
    current.upgraded = true;
    this.renewals.replace(running, purchase, phases);
    return purchase;
  }

  /** Another plan, the same one with an offer, or the same one again: all of it begins with the next period. */
  #planAhead(running: Subscription, product: SubscriptionProduct, sale: SaleOptions): Purchase {
    const {current, autoRenews, next} = running;
    const isSame = current.productId === product.id;
    const {offer} = sale;
    // The period of a code is free.
    const free = offer?.type === 'code' ? ({id: null, mode: 'FreeTrial', price: 0} as const) : null;
    const offered = free
      ? applePhases(product, {...free, period: product.period, count: 1})
      : sale.phases;
    running.autoRenews = true;
    running.next = {
      productId: product.id,
      phases: (offer ? offered : undefined) ?? (isSame ? running.phases : applePhases(product)),
      ...(offer && {offer}),
    };
    const announce = (what: 'renewal on' | 'plan chosen' | 'plan kept' | OfferAhead) =>
      this.events.announce({what}, current);
    if (isSame && !autoRenews) announce('renewal on');
    if (offer) announce(isSame ? 'offer for next period' : 'offer for next plan');
    else if (!isSame) announce('plan chosen');
    else if (next.productId !== product.id) announce('plan kept');
    return current;
  }

  #chooseOffer(product: Product, account: string, offerId: string | null): SaleOptions {
    if (product.kind !== 'subscription') return {};
    const {introductory, promotional = [], group} = product;
    if (offerId !== null) {
      const offer = promotional.find(({id}) => id === offerId);
      const known = this.purchases.some((one) => one.account === account && one.subscription);
      if (!offer || !known) throw appleErrors.invalidOffer();
      return {phases: applePhases(product, offer), offer: {...offer, type: 'promotional'}};
    }
    if (!introductory || !this.isEligibleForIntro(group) || this.#running(account, group))
      return {};
    const phases = applePhases(product, introductory);
    return {phases, offer: {...introductory, type: 'introductory'}};
  }

  #running(account: string, group: string): Subscription | undefined {
    const {catalog} = this.world;
    return this.purchases
      .filter((one) => one.account === account && !one.family && givesAccess(one))
      .flatMap(({subscription}) => subscription ?? [])
      .find(({current}) => catalog.getSubscription(current.productId).group === group);
  }
}
