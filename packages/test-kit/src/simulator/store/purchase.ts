import type {Period, Phase} from './catalog.ts';

/** The offer that a purchase was made with. */
export type AppliedOffer = {
  readonly id: string | null;
  readonly type: 'introductory' | 'promotional' | 'code' | 'winBack';
  readonly mode: string;
  /** How long it lasts; a code lasts for the period of its plan. */
  readonly period?: Period;
  readonly count?: number;
};

/** Apple: another phone of the account has a purchase under a transaction of its own. */
export type Restore = {
  readonly transactionId: string;
  /** Signed text of the restore, before somebody signs it. */
  readonly token: string;
};

/** One payment as the store knows it; it outlives the app. */
export type Purchase = {
  /** The simulator's short name, `T1`. */
  readonly id: string;
  /** Store account that bought it. */
  readonly account: string;
  /** Google lets a plan that waited for the renewal take the place of this one. */
  productId: string;
  /** Apple's number of the transaction. */
  readonly transactionId: string;
  /** The first purchase of the same subscription; null when it is this one. */
  readonly original: Purchase | null;
  /** Under which transactions other phones of the account have it. */
  readonly restores: Restore[];
  /** The one of them under which this phone has it; null when it was bought here. */
  shownAs: Restore | null;
  /** Google's purchase token, or Apple's signed text. */
  readonly token: string;
  /** The order on the invoice; null while the payment is pending, for what a family shares, and for Google's promo codes. */
  orderId: string | null;
  boughtAt: number;
  price: number;
  readonly quantity: number;
  accountToken: string | null;
  profileToken: string | null;
  readonly offer: AppliedOffer | null;
  /** Google's token of the base plan or offer that the app chose. */
  offerToken: string | null;
  /** Google: the plan whose place this one takes, or will take when it is paid for. */
  replaces: PlanChange | null;
  /** Google: the ended plan of the same product, which the user took up again in the Play Store. */
  readonly takesUp: Purchase | null;
  /** Google: when another purchase took the place of this one. */
  replacedAt: number | null;
  /** Google: how many of the quantity were given back. */
  refundedQuantity: number;
  /** Google: the other products on the same token. */
  items: readonly PlanItem[];
  readonly reason: 'PURCHASE' | 'RENEWAL';
  /** A member of the family bought it. */
  readonly family: boolean;
  /** Apple signed it with a key that StoreKit does not trust. */
  readonly unverified: boolean;
  readonly currency: string;
  payment: 'pending' | 'paid' | 'declined' | 'refunded';
  /** Finished on iOS, acknowledged or consumed on Android. */
  finished: boolean;
  consumed: boolean;
  revokedAt: number | null;
  /** Apple: how much of the price was given back, from 0 to 100; null for all of it. */
  revokedPercent: number | null;
  /** Another plan took its place. */
  upgraded: boolean;
  /** End of the period that this payment is for. */
  expiresAt: number | null;
  subscription: Subscription | null;
};

/** How a purchase of Google takes the place of another one. */
export type PlanChange = {
  readonly old: Purchase;
  /** Google's replacement mode; null for time that is added to a prepaid plan. */
  readonly mode: number | null;
  /** The plan that waits for the renewal. */
  readonly next?: Subscription['next'];
  /** The products beside the one that goes on; without them, those of the old plan go on to their end. */
  readonly items?: readonly PlanItem[];
};

/** One more product on the token of a plan. */
export type PlanItem = {
  readonly productId: string;
  readonly offerToken: string | null;
  readonly expiresAt: number;
  /** Whether it is charged with the plan, goes on to its end, or has ended. */
  readonly state: 'renews' | 'ends' | 'over';
};

/** The products that a purchase gives, the one of the plan itself first. */
export function productsOf({productId, items}: Purchase): readonly string[] {
  const running = items.filter(({state}) => state !== 'over');
  return [productId, ...running.map((one) => one.productId)];
}

/** A running or ended subscription; its purchases are its periods on iOS, its plans on Android. */
export type Subscription = {
  readonly account: string;
  /** The purchase that gives access now. */
  current: Purchase;
  state: 'active' | 'grace' | 'retry' | 'paused' | 'expired' | 'revoked';
  /** Why it ended by itself. */
  endedBy: 'cancellation' | 'billing' | 'price' | 'not for sale' | null;
  autoRenews: boolean;
  /** When the developer moved its end; Apple allows that twice a year. */
  extensions: readonly number[];
  /** Who switched the renewal off, and when. */
  canceled: {readonly time: number; readonly by: 'user' | 'developer'} | null;
  /** When a pause ends by itself. */
  resumesAt: number | null;
  /** A higher price, what the user says to it, and whether it was charged. */
  increase: {
    readonly price: number;
    answer: 'none' | 'agreed' | 'declined' | 'applied';
  } | null;
  /** What the next period is for; another product after a downgrade. */
  next: {
    readonly productId: string;
    readonly phases: readonly Phase[];
    /** An offer of Apple that begins then. */
    readonly offer?: AppliedOffer;
    /** Google's token of the base plan that begins then. */
    readonly offerToken?: string;
  };
  /** The price steps of the current plan, and which one is being used for how many cycles. */
  phases: readonly Phase[];
  phase: number;
  cycle: number;
  cancelTimer: () => void;
};

/** The transaction id that the app on this phone sees. */
export function idOnPhone({shownAs, transactionId}: Purchase): string {
  return shownAs?.transactionId ?? transactionId;
}

/** Whether a purchase was ever paid for. */
export const wasPaid = ({payment}: Purchase) => payment === 'paid' || payment === 'refunded';

/** Whether a purchase gives what was bought, as both stores see it. */
export function givesAccess({
  payment,
  consumed,
  upgraded,
  subscription,
  ...purchase
}: Purchase): boolean {
  if (payment !== 'paid' || consumed || upgraded) return false;
  if (!subscription) return true;
  const {state, current} = subscription;
  return current.id === purchase.id && (state === 'active' || state === 'grace');
}
