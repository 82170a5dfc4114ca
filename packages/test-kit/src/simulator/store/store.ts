import {SimulatorError} from '../errors.ts';
import {Gate} from '../gate.ts';
import type {WhyTakenBack} from '../ledger.ts';
import type {World} from '../world.ts';
import type {Phase} from './catalog.ts';
import type {Failures} from './failures.ts';
import {agreeToIncrease, askForConsent, declineIncrease} from './priceIncrease.ts';
import {Proofs} from './proofs.ts';
import type {Purchase, Subscription} from './purchase.ts';
import {Renewals} from './renewals.ts';
import {openPurchase, type SaleOptions} from './sale.ts';
import type {SheetAnswer} from './sheet.ts';
import {StoreEvents} from './storeEvents.ts';

/** What Apple or Google knows about all accounts; it outlives the app. */
export abstract class Store {
  readonly purchases: Purchase[] = [];
  /** Answers of the next payment sheets; when it is empty, `ask` is asked, and without it the user pays. */
  readonly sheets: SheetAnswer[] = [];
  ask: ((productId: string, phases: readonly Phase[]) => Promise<SheetAnswer>) | undefined;
  abstract readonly failures: Failures<unknown>;
  readonly proofs = new Proofs();
  readonly events = new StoreEvents();
  /** Makes products and sheets slow. */
  readonly gate = new Gate();
  protected readonly world: World;
  readonly renewals: Renewals;
  /** By short name and by transaction id: thousands of purchases are found as fast as one. */
  readonly #named = new Map<string, Purchase>();
  readonly #numbered = new Map<string, Purchase>();
  readonly #declined = new Set<string>();
  /** How a pending purchase was asked for. */
  readonly #owed = new Map<string, SaleOptions>();

  constructor(world: World) {
    this.world = world;
    this.renewals = new Renewals(world.clock, {
      paymentWorks: (account) => this.paymentWorks(account),
      graceDays: ({next}) => world.catalog.getSubscription(next.productId).graceDays ?? 0,
      isForSale: (subscription) => this.isForSale(subscription),
      renew: (subscription, price, expiresAt) => this.renew(subscription, price, expiresAt),
      changed: ({current, state, autoRenews}, event) => {
        if (event?.what !== 'renewed' && event?.what !== 'pause scheduled')
          world.log.note('store', 'subscription changes', {id: current.id, state, autoRenews});
        if (event) this.events.announce(event, current);
      },
    });
  }

  /** A purchase by its short name. */
  get(id: string): Purchase {
    const purchase = this.#named.get(id);
    if (purchase) return purchase;
    throw new SimulatorError(`There is no purchase "${id}"; the store made ${this.#names()}.`);
  }

  /** The purchase that a token or transaction id proves, if it is genuine. */
  find(proof: string): Purchase | undefined {
    return this.proofs.find(proof) ?? this.#numbered.get(proof);
  }

  /** The purchase that a text of the log names: by its short name, its transaction, or what proves it. */
  findNamed(text: string): Purchase | undefined {
    return this.#named.get(text) ?? this.find(text);
  }

  /** Makes a purchase known under a transaction id. */
  protected number(transactionId: string, purchase: Purchase): void {
    this.#numbered.set(transactionId, purchase);
  }

  /** Makes a purchase as if the user had made it without the running app noticing. */
  sell(productId: string, options: SaleOptions = {}): Purchase {
    const {ids, clock, ledger, log, catalog} = this.world;
    const product = catalog.get(productId);
    const transactionId = ids.transaction();
    const {proofs} = this;
    const token = this.makeToken(transactionId);
    const purchase = openPurchase(
      {id: ids.purchase(), transactionId, account: options.account ?? this.#someAccount()},
      {product, currency: catalog.currency, time: clock.now},
      options,
      (one) => proofs.write(one, token),
    );
    this.purchases.push(purchase);
    this.#named.set(purchase.id, purchase);
    this.number(transactionId, purchase);
    ledger.open(purchase.id, productId);
    log.note('store', options.pending ? 'waits for the payment of' : 'sells', {
      id: purchase.id,
      productId,
    });
    if (options.pending) this.#owed.set(purchase.id, options);
    else this.#book(purchase, options);
    return purchase;
  }

  /** A purchase from another day: paid for, given and finished. */
  sold(productId: string, options: SaleOptions = {}): Purchase {
    const purchase = this.sell(productId, options);
    purchase.finished = true;
    this.world.ledger.settledBefore(purchase.id);
    return purchase;
  }

  /** A pending payment arrives; `unnoticed` when the store cannot tell the running app. */
  pay(id: string, unnoticed?: 'unnoticed'): void {
    const purchase = this.#pending(id);
    this.#book(purchase, this.#owed.get(id) ?? {});
    this.world.moments.reach('paid');
    if (unnoticed === undefined) this.deliver(id);
  }

  /** A pending payment never arrives: declined by the parent, or the user never paid. */
  decline(id: string): void {
    const purchase = this.#pending(id);
    purchase.payment = 'declined';
    this.world.log.note('store', 'declines', {id});
    this.events.announce({what: 'declined'}, purchase);
  }

  /** The store gives the money back and takes what was bought. */
  refund(id: string): void {
    this.takeBack(this.paid(id), 'asked for');
  }

  /** Whether the next renewal of the account can be paid. */
  paymentWorks(account = this.#someAccount()): boolean {
    return !this.#declined.has(account);
  }

  /** Renewals of the account fail from now on. */
  breakPayments(account = this.#someAccount()): void {
    this.#declined.add(account);
  }

  /** The user enters a card that works; everything that is owed is paid at once. */
  fixPayments(account = this.#someAccount()): void {
    this.#declined.delete(account);
    for (const subscription of this.#subscriptions()) {
      if (subscription.account === account) this.renewals.recover(subscription);
    }
  }

  /** The user switches the renewal of a plan off; access goes on until the period ends. */
  cancel(id: string): void {
    this.renewals.cancel(this.subscriptionOf(id));
  }

  /** The user switches the renewal on again. */
  resubscribe(id: string): void {
    this.renewals.resubscribe(this.subscriptionOf(id));
  }

  /** The developer raises the price of a plan, and the subscriber is asked. */
  raisePrice(id: string, price: number): void {
    askForConsent({...this.world, store: this}, this.subscriptionOf(id), price);
  }

  /** The subscriber says whether they pay the higher price. */
  answerPrice(id: string, agrees: boolean): void {
    const answer = agrees ? agreeToIncrease : declineIncrease;
    answer({...this.world, store: this}, this.subscriptionOf(id));
  }

  /** Notifies the running app of a purchase that it did not request, or notifies it again. */
  abstract deliver(id: string): void;

  protected abstract makeToken(transactionId: string): string;
  protected abstract phasesOf(productId: string): readonly Phase[];
  /** Whether a plan can still renew when it is no longer sold. */
  protected abstract isForSale(subscription: Subscription): boolean;
  protected abstract renew(subscription: Subscription, price: number, expiresAt: number): void;
  /** Called for each payment that arrived. */
  protected abstract booked(purchase: Purchase, options: SaleOptions): void;

  protected finish(purchase: Purchase, how: 'finishes' | 'acknowledges' | 'consumes'): void {
    this.world.moments.reach('finishing');
    purchase.finished = true;
    this.world.ledger.finish(purchase.id);
    this.world.log.note('store', how, {id: purchase.id});
    this.world.moments.reach('finished');
  }

  protected paid(id: string): Purchase {
    const purchase = this.get(id);
    if (purchase.payment === 'paid') return purchase;
    throw new SimulatorError(`${id} is ${purchase.payment}.`);
  }

  protected takeBack(purchase: Purchase, why: WhyTakenBack): void {
    purchase.payment = 'refunded';
    purchase.revokedAt = this.world.clock.now;
    const isShared = why === 'no longer shared';
    this.world.log.note('store', isShared ? 'takes back' : 'refunds', {id: purchase.id, why});
    this.world.ledger.refund(purchase.id, why);
    const {subscription} = purchase;
    if (subscription?.current === purchase) this.renewals.end(subscription, 'revoked');
    this.events.announce({what: isShared ? why : 'refunded'}, purchase);
  }

  protected subscriptionOf(id: string): Subscription {
    const {subscription, productId} = this.get(id);
    if (subscription) return subscription;
    throw new SimulatorError(`${id} is a purchase of "${productId}", which is not a subscription.`);
  }

  /** What the user does with the sheet that opens now; `offered` are the price steps of an offer. */
  protected async answerSheet(productId: string, offered?: readonly Phase[]): Promise<SheetAnswer> {
    this.world.log.note('store', 'opens the payment sheet', {productId});
    this.world.moments.reach('sheet opened');
    await this.gate.pass();
    const isPlan = this.world.catalog.get(productId).kind === 'subscription';
    const phases = offered ?? (isPlan ? this.phasesOf(productId) : []);
    return this.sheets.shift() ?? (await this.ask?.(productId, phases)) ?? 'approve';
  }

  #book(purchase: Purchase, options: SaleOptions): void {
    purchase.payment = 'paid';
    purchase.boughtAt = this.world.clock.now;
    this.world.ledger.paid(purchase.id);
    const product = this.world.catalog.get(purchase.productId);
    if (product.kind === 'subscription' && options.reason !== 'RENEWAL') {
      const phases = options.phases ?? this.phasesOf(product.id);
      this.renewals.start(purchase, phases);
    }
    this.booked(purchase, options);
    this.events.announce({what: 'paid'}, purchase);
  }

  #pending(id: string): Purchase {
    const purchase = this.get(id);
    if (purchase.payment === 'pending') return purchase;
    throw new SimulatorError(`${id} is not waiting for a payment: it is ${purchase.payment}.`);
  }

  #subscriptions(): Set<Subscription> {
    return new Set(this.purchases.flatMap(({subscription}) => subscription ?? []));
  }

  #someAccount(): string {
    const {account} = this.world.device;
    if (account !== null) return account;
    throw new SimulatorError('Nobody is signed in to the store; name the account.');
  }

  #names(): string {
    return this.purchases.length === 0 ? 'none' : this.purchases.map(({id}) => id).join(', ');
  }
}
