import {SimulatorError} from '../errors.ts';
import {billing, type BillingResult, billingResult, toBillingResult} from './billing.ts';
import type {BillingFlow, PurchasesListener} from './billingFlow.ts';
import {type GoogleOffer, type Phase, type Product, typeOf} from './catalog.ts';
import {Failures} from './failures.ts';
import {PlayPlans} from './playPlans.ts';
import {givesAccess, productsOf, type Purchase} from './purchase.ts';
import {isAllowed, replacementModes} from './replacement.ts';

/** Google Play with Billing Library 8. */
export class PlayStore extends PlayPlans {
  override readonly failures = new Failures(toBillingResult);
  readonly #listeners = new Set<PurchasesListener>();
  readonly #codes = new Map<string, string>();

  listen(listener: PurchasesListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** `queryProductDetailsAsync`; a product of the other type is not found. */
  async products(type: string, ids: readonly string[]): Promise<Product[] | BillingResult> {
    await this.gate.pass();
    const refusal = this.#refusal();
    if (refusal) return refusal;
    return this.world.catalog.visible.filter((one) => ids.includes(one.id) && typeOf(one) === type);
  }

  /** Base plans and offers that Google shows this account. */
  offersOf(product: Product): readonly GoogleOffer[] {
    if (product.kind !== 'subscription') return [];
    const had = this.purchases.some(
      (one) => one.account === this.world.device.account && one.productId === product.id,
    );
    return product.offers.filter(({audience}) => audience === 'everyone' || !had);
  }

  /** `queryPurchasesAsync`, which the Play app answers from its memory when there is no network. */
  owned(type: string): Purchase[] {
    const {account} = this.world.device;
    return this.purchases.filter(
      (one) =>
        one.account === account &&
        typeOf(this.world.catalog.get(one.productId)) === type &&
        ((one.payment === 'pending' && !isChange(one)) || givesAccess(one)),
    );
  }

  /** `launchBillingFlow`: an answer at once, and one for the listener when the sheet closes or did not open. */
  launch(flow: BillingFlow): BillingResult {
    const refusal = this.#refusal() ?? this.#checkFlow(flow) ?? this.#refusedLaunch();
    if (refusal) {
      // Billing posts to the main thread every answer that is not OK, so the listener is called after that.
      void this.gate.pass().then(() => this.#tell(refusal, null));
      return refusal;
    }
    void this.#runSheet(flow);
    return billingResult(billing.ok);
  }

  /** A server needs no network on the phone. */
  acknowledge(token: string, from: 'phone' | 'server' = 'phone'): BillingResult {
    return this.#settle(token, from, (purchase) => {
      if (!purchase.finished) this.finish(purchase, 'acknowledges');
      return billingResult(billing.ok);
    });
  }

  consume(token: string, from: 'phone' | 'server' = 'phone'): BillingResult {
    return this.#settle(token, from, (purchase) => {
      if (purchase.subscription) return billingResult(billing.developerError);
      this.finish(purchase, 'consumes');
      purchase.consumed = true;
      return billingResult(billing.ok);
    });
  }

  override deliver(id: string): void {
    this.#tell(billingResult(billing.ok), [this.get(id)]);
  }

  /** Makes a promo code for a product. */
  addCode(code: string, productId: string): void {
    this.#codes.set(code, this.world.catalog.get(productId).id);
  }

  /** The user redeems a promo code in the Play app; the running app is not notified, and there is no order. */
  redeem(code: string): Purchase {
    const productId = this.#codes.get(code);
    if (productId === undefined) throw new SimulatorError(`There is no promo code "${code}".`);
    this.#codes.delete(code);
    return this.sell(productId, {withoutOrder: true, price: 0});
  }

  protected override makeToken(): string {
    return `${this.world.ids.opaque(24)}.AO-J1O${this.world.ids.opaque(24)}`;
  }

  protected override phasesOf(productId: string): readonly Phase[] {
    const {offers} = this.world.catalog.getSubscription(productId);
    return offers.find(({offerId}) => offerId === null)?.phases ?? [];
  }

  async #runSheet(flow: BillingFlow): Promise<void> {
    const {product, replacement, ...tokens} = flow;
    const {account} = this.world.device;
    const {phases, prepaid} = this.#offer(flow) ?? {};
    const answer = await this.answerSheet(product.id, phases);
    if (account === null || answer === 'cancel')
      return this.#tell(billingResult(billing.userCanceled), null);
    const refusal = this.#refusal();
    if (refusal) return this.#tell(refusal, null);
    if (answer === 'unverified' || answer === 'interrupted')
      throw new SimulatorError(`Google Play has no purchase that is ${answer}.`);
    if (typeof answer === 'object') return this.#tell(toBillingResult(answer), null);
    if (!replacement && !prepaid && this.#has(product))
      return this.#tell(billingResult(billing.itemAlreadyOwned), null);
    // Nothing is charged for a plan that waits for the renewal, so no payment can be late.
    const pending = answer === 'pending' && replacement?.mode !== replacementModes.deferred;
    const sale = {account, ...tokens, pending, ...(phases && {phases})};
    const topsUp = (one: Purchase) => one.productId === product.id && givesAccess(one);
    const old = replacement
      ? this.find(replacement.oldToken)
      : prepaid && this.owned('subs').find(topsUp);
    const {offerToken} = tokens;
    const purchase =
      old && replacement && phases && offerToken !== null
        ? this.switchPlan(old, replacement.mode, {productId: product.id, phases, offerToken}, sale)
        : this.sell(product.id, {...sale, ...(old && {replaces: {old, mode: null}})});
    if (!pending) this.world.moments.reach('paid');
    // A change that is not paid for is a remark on the plan that runs, which the library drops.
    this.#tell(billingResult(billing.ok), [old && isChange(purchase) ? old : purchase]);
  }

  #checkFlow(flow: BillingFlow): BillingResult | undefined {
    const {product, replacement} = flow;
    const wrong = billingResult(billing.developerError, 'Invalid arguments of the billing flow.');
    const offer = this.#offer(flow);
    if (product.kind === 'subscription' && !offer) return wrong;
    if (!replacement) return undefined;
    const old = this.owned('subs').find(({token}) => token === replacement.oldToken);
    if (!old?.subscription || !offer) return wrong;
    const plan = {productId: product.id, phases: offer.phases};
    return isAllowed(old.subscription, replacement.mode, plan) ? undefined : wrong;
  }

  /** The answer that waits for a launch instead of a sheet; one that Google never gives fails here. */
  #refusedLaunch(): BillingResult | undefined {
    const [answer] = this.sheets;
    if (typeof answer !== 'object') return undefined;
    const result = toBillingResult(answer);
    if (!('billing' in answer) || answer.at !== 'launch') return undefined;
    this.sheets.shift();
    return result;
  }

  #offer({product, offerToken}: BillingFlow): GoogleOffer | undefined {
    return this.offersOf(product).find(({token}) => token === offerToken);
  }

  #settle(
    token: string,
    from: 'phone' | 'server',
    act: (purchase: Purchase) => BillingResult,
  ): BillingResult {
    const refusal = from === 'phone' ? this.#refusal() : undefined;
    if (refusal) return refusal;
    const purchase = this.find(token);
    if (!purchase || !givesAccess(purchase)) return billingResult(billing.itemNotOwned);
    return act(purchase);
  }

  #has(product: Product): boolean {
    return this.owned(typeOf(product)).some((one) => productsOf(one).includes(product.id));
  }

  #refusal(): BillingResult | undefined {
    const {network, account, paymentsAllowed} = this.world.device;
    if (!network) return billingResult(billing.networkError);
    if (account === null || !paymentsAllowed) return billingResult(billing.billingUnavailable);
    return undefined;
  }

  #tell(result: BillingResult, purchases: Purchase[] | null): void {
    for (const listener of [...this.#listeners]) listener(result, purchases);
  }
}

/** Whether a purchase waits for its payment to take the place of a plan that runs. */
function isChange({payment, replaces}: Purchase): boolean {
  return payment === 'pending' && replaces !== null && givesAccess(replaces.old);
}
