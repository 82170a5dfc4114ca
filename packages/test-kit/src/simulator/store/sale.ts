import type {Phase, Product} from './catalog.ts';
import type {Purchase} from './purchase.ts';

/** What a purchase has from its maker. */
type Said =
  'account' | 'accountToken' | 'profileToken' | 'quantity' | 'price' | 'offer' | 'offerToken';
type Origin = 'original' | 'replaces' | 'takesUp' | 'reason' | 'family' | 'unverified';

/** What may be said about a purchase when it is made. */
export type SaleOptions = Readonly<Partial<Pick<Purchase, Said | Origin>>> & {
  readonly phases?: readonly Phase[];
  readonly pending?: boolean;
  /** Google has the money, but names no order. */
  readonly withoutOrder?: boolean;
};

type Names = Pick<Purchase, 'id' | 'transactionId' | 'account'>;
type Market = {readonly product: Product; readonly currency: string; readonly time: number};

/** A purchase that nobody has paid yet; `prove` writes what the app shows to a server. */
export function openPurchase(
  names: Names,
  {product, currency, time}: Market,
  options: SaleOptions,
  prove: (purchase: Purchase) => string,
): Purchase {
  return {
    ...names,
    productId: product.id,
    original: options.original ?? null,
    restores: [],
    shownAs: null,
    get token() {
      return prove(this);
    },
    orderId: null,
    boughtAt: time,
    price: options.price ?? options.phases?.[0]?.price ?? product.price,
    quantity: options.quantity ?? 1,
    accountToken: options.accountToken ?? null,
    profileToken: options.profileToken ?? null,
    offer: options.offer ?? null,
    offerToken: options.offerToken ?? null,
    replaces: options.replaces ?? null,
    takesUp: options.takesUp ?? null,
    replacedAt: null,
    refundedQuantity: 0,
    items: [],
    reason: options.reason ?? 'PURCHASE',
    family: options.family ?? false,
    unverified: options.unverified ?? false,
    currency,
    payment: 'pending',
    finished: false,
    consumed: false,
    revokedAt: null,
    revokedPercent: null,
    upgraded: false,
    expiresAt: null,
    subscription: null,
  };
}
