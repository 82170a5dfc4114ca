import {finishTransaction, type Purchase} from 'expo-iap';
import {kindOf} from './catalog';
import {
  checkOnServer,
  type Account,
  type CheckAnswer,
  type Session,
} from './server-check';

/** Where a purchase comes from: an event of the store, or a list that the app read. */
export type Source = 'event' | 'read';

/** What settling needs from the app. */
export type Desk = {
  readonly session: Session;
  /** Purchases that this run of the app works on, or is done with. */
  readonly taken: Set<string>;
  /** Products settled or found pending since the last tap. */
  readonly found: Set<string>;
  readonly give: (account: Account) => void;
  readonly tell: (message: string, about?: string) => void;
  /** Takes back what was told about a product. */
  readonly delivered: (productId: string) => void;
};

// #region settle
/** Verifies a purchase, delivers it, then finishes it: in this order, and once. */
export async function settlePurchase(purchase: Purchase, source: Source, desk: Desk) {
  // In this version `id` is the id of the product.
  const {id: productId} = purchase;
  const token = tokenOf(purchase);
  if (!kindOf(productId) || !token) return;
  const unique = purchase.platform === 'ios' ? purchase.transactionId : token;
  if (!unique) return;
  // A refund on iOS is the same transaction with a revocation date.
  const refunded =
    purchase.platform === 'ios' ? (purchase.revocationDateIos ?? '') : '';
  const key = `${unique} ${refunded}`;
  const finishes = mustFinish(purchase, source);
  if (finishes && desk.taken.has(key)) return;
  desk.found.add(productId);
  if (isPending(purchase)) {
    desk.tell(
      'Your payment is on its way. You get what you bought when it arrives.',
      productId,
    );
    return;
  }
  if (finishes) desk.taken.add(key);

  let answer: CheckAnswer;
  try {
    const {platform} = purchase;
    answer = await checkOnServer(desk.session, {platform, productId, token});
    // The server can be behind the phone: the next event or read is a new try.
    if (answer.state === 'pending') throw new Error('Not paid yet');
  } catch (error) {
    console.warn('Purchase not checked', productId, error);
    desk.taken.delete(key);
    desk.tell(
      "Your purchase is safe, but not complete yet. We'll try again later.",
      productId,
    );
    return;
  }
  if (!answer.genuine) {
    desk.tell('This purchase could not be confirmed. Nothing was added.', productId);
    return;
  }
  // What was refunded, has ended or belongs to another user isn't in the account, and is
  // only finished.
  desk.give(answer.account);
  desk.delivered(productId);
  if (answer.ofAnother) desk.tell('This purchase belongs to another user of this app.');
  if (finishes) await finish(purchase, key, desk);
}
// #endregion

// #region finish
/** Says whether a purchase is still to be finished, and can be. */
export function mustFinish(purchase: Purchase, source: Source): boolean {
  // iOS finishes only what arrived as an event; a list contains nothing that it could
  // finish.
  if (purchase.platform === 'ios') return source === 'event';
  return kindOf(purchase.id) === 'consumable' || !purchase.isAcknowledgedAndroid;
}

async function finish(purchase: Purchase, key: string, desk: Desk) {
  try {
    const isConsumable = kindOf(purchase.id) === 'consumable';
    await finishTransaction({purchase, isConsumable});
  } catch (error) {
    // The user has the content. What is still open is finished at the next start.
    console.warn('Purchase not finished', purchase.id, error);
    desk.taken.delete(key);
  }
}
// #endregion

/** What your server needs: Apple's signed JWS, or Google's purchase token. */
function tokenOf(purchase: Purchase): string | undefined {
  return purchase.platform === 'ios'
    ? purchase.jwsRepresentationIos
    : purchase.purchaseTokenAndroid;
}

function isPending(purchase: Purchase): boolean {
  return purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1;
}
