import {SimulatorError} from '../errors.ts';

/** A length of time in the form of ISO 8601, with one unit: `P1W`, `P3M`. */
export type Period = `P${number}${'D' | 'W' | 'M' | 'Y'}`;

/** One price step; `cycles` periods long, or without an end when `cycles` is 0. */
export type Phase = {readonly price: number; readonly period: Period; readonly cycles: number};

/** A base plan of Google Play, or an offer of one. */
export type GoogleOffer = {
  readonly basePlanId: string;
  /** Null for the base plan itself. */
  readonly offerId: string | null;
  readonly token: string;
  readonly tags?: readonly string[];
  /** Steps in the order in which they are charged; the last one goes on without an end, unless it is prepaid. */
  readonly phases: readonly Phase[];
  /** Paid for once: it does not renew, and ends unless the user buys it again. Its only step has one cycle. */
  readonly prepaid?: true;
  /** Who sees it: everybody (also what the developer decides), or only accounts that never had the subscription. */
  readonly audience: 'everyone' | 'new customers';
};

/** An introductory, promotional or win-back offer of the App Store. */
export type AppleOffer = {
  /** Null for the introductory offer. */
  readonly id: string | null;
  readonly mode: 'FreeTrial' | 'PayAsYouGo' | 'PayUpFront';
  /** Price of one period, or of the whole length when it is paid up front. */
  readonly price: number;
  readonly period: Period;
  readonly count: number;
};

export type OneTimeProduct = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'consumable' | 'unlock' | 'nonRenewing';
  /** In whole units of the currency. */
  readonly price: number;
  readonly familyShareable?: boolean;
};

export type SubscriptionProduct = {
  readonly id: string;
  readonly title: string;
  readonly kind: 'subscription';
  readonly price: number;
  readonly period: Period;
  /** Subscription group of the App Store. */
  readonly group: string;
  /** Rank inside the group: 1 is the highest, so a move to a lower number is an upgrade. */
  readonly level: number;
  /** Days of access after a failed renewal; none without it. */
  readonly graceDays?: number;
  readonly familyShareable?: boolean;
  readonly introductory?: AppleOffer;
  readonly promotional?: readonly AppleOffer[];
  /** Win-back offers of the App Store, which the library does not show. */
  readonly winBack?: readonly AppleOffer[];
  readonly offers: readonly GoogleOffer[];
};

export type Product = OneTimeProduct | SubscriptionProduct;

/** The products in the consoles of both stores. */
export class Catalog {
  /** Currency of all prices, in three letters. */
  currency = 'USD';
  readonly #products: Product[];
  readonly #hidden = new Set<string>();

  constructor(products: readonly Product[]) {
    this.#products = [...products];
  }

  /** What the store shows now. */
  get visible(): readonly Product[] {
    return this.#products.filter(({id}) => !this.#hidden.has(id));
  }

  get(id: string): Product {
    const product = this.#products.find((one) => one.id === id);
    if (product) return product;
    const ids = this.#products.map((one) => one.id).join(', ');
    throw new SimulatorError(`The catalog has no product "${id}"; it has ${ids}.`);
  }

  getSubscription(id: string): SubscriptionProduct {
    const product = this.get(id);
    if (product.kind === 'subscription') return product;
    throw new SimulatorError(`"${id}" is not a subscription but of the kind ${product.kind}.`);
  }

  /** The developer changes what new subscribers pay. */
  setPrice(id: string, price: number): void {
    const plan = this.getSubscription(id);
    const offers = plan.offers.map((offer) => ({...offer, phases: endingAt(offer.phases, price)}));
    this.#products[this.#products.indexOf(plan)] = {...plan, price, offers};
  }

  /** Takes products out of the store; what was sold stays. */
  hide(...ids: readonly string[]): void {
    for (const id of ids) this.#hidden.add(this.get(id).id);
  }

  show(...ids: readonly string[]): void {
    for (const id of ids) this.#hidden.delete(this.get(id).id);
  }
}

/** Throws when a store could not sell the products, and says why. */
export function checkProducts(products: readonly Product[]): void {
  for (const product of products) check(product, products);
}

const kinds: readonly unknown[] = ['consumable', 'unlock', 'nonRenewing', 'subscription'];

function check(product: Product, products: readonly Product[]): void {
  const fail = (what: string): never => {
    throw new SimulatorError(`The product "${product.id}" of the catalog ${what}.`);
  };
  if (products.filter(({id}) => id === product.id).length > 1) fail('is listed twice');
  if (!kinds.includes(product.kind))
    fail(`has the unknown kind "${String(product.kind)}"; there are ${kinds.join(', ')}`);
  if (!(product.price >= 0)) fail('needs a price of zero or more');
  if (product.kind !== 'subscription') return;
  if (!Array.isArray(product.offers)) fail('needs a list of offers, with a base plan for Google');
  if (!product.offers.some(({offerId}) => offerId === null)) fail('needs a base plan for Google');
  if (!/^P[1-9]\d*[DWMY]$/.test(product.period)) fail(`has no period but "${product.period}"`);
  for (const {token, phases, prepaid} of product.offers) {
    const [first, second] = phases;
    if (prepaid && (first?.cycles !== 1 || second))
      fail(`has a prepaid plan without one price for one cycle, "${token}"`);
    if (!prepaid && phases.at(-1)?.cycles !== 0)
      fail(`has an offer without a last price, "${token}"`);
  }
}

/** The same price steps, with another last price. */
export function endingAt(phases: readonly Phase[], price: number): readonly Phase[] {
  return phases.map((phase, index) => (index < phases.length - 1 ? phase : {...phase, price}));
}

/** The end of so many periods from a time on. */
export function addPeriods(time: number, period: Period, count = 1): number {
  const amount = Number.parseInt(period.slice(1), 10) * count;
  const date = new Date(time);
  if (period.endsWith('D')) date.setUTCDate(date.getUTCDate() + amount);
  if (period.endsWith('W')) date.setUTCDate(date.getUTCDate() + 7 * amount);
  if (period.endsWith('M')) date.setUTCMonth(date.getUTCMonth() + amount);
  if (period.endsWith('Y')) date.setUTCFullYear(date.getUTCFullYear() + amount);
  return date.getTime();
}

/** The price as both stores write it on a phone whose language is English. */
export function formatPrice(price: number, currency = 'USD'): string {
  return format(currency).format(price);
}

/** The sign of a currency, such as `$`; its letters when it has none. */
export function symbolOf(currency: string): string {
  const parts = format(currency).formatToParts(0);
  return parts.find(({type}) => type === 'currency')?.value ?? currency;
}

/** One for each currency: to make one takes longer than all else that a phone does while it loads products. */
const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {style: 'currency', currency});
  formats.set(currency, made);
  return made;
}

/** What Google Play calls the type of a product. */
export function typeOf({kind}: Product): 'inapp' | 'subs' {
  return kind === 'subscription' ? 'subs' : 'inapp';
}
