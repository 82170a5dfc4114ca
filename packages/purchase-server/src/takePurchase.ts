import {Gone} from './google/refusals.ts';
import {needsAcknowledgment} from './ledger/due.ts';
import type {Purchase, RecordOptions} from './ledger/purchase.ts';
import {reasonOf} from './log.ts';
import {nameOf} from './nameOf.ts';
import {setUp} from './notSetUp.ts';
import type {Parts, Stores} from './parts.ts';
import type {PurchaseKey, StorePurchase} from './storePurchase.ts';

/** From where the server learns of a purchase. */
export type Origin = Omit<RecordOptions, 'ticket'>;

/**
 * Asks the store, records what it says, and only then acknowledges. The app's request, the store's messages and the work
 * that is due all end here, so it does not matter which comes first, or how often. What its store has forgotten is over.
 */
export async function takePurchase(
  parts: Parts,
  ask: () => Promise<StorePurchase>,
  {cause, sender}: Origin,
  key?: PurchaseKey,
): Promise<Purchase> {
  const {ledger} = parts;
  const ticket = await ledger.ticket();
  let told: StorePurchase;
  try {
    told = await ask();
  } catch (error) {
    const over = error instanceof Gone && key ? await ledger.gone(key, {ticket, cause}) : undefined;
    if (over === undefined) throw error;
    return over;
  }
  await meetOwner(parts, told);
  const purchase = await ledger.record(told, {ticket, cause, sender});
  tellWhatIsOdd(parts, purchase, told);
  const isAcknowledged = await acknowledge(parts, purchase);
  return isAcknowledged ? {...purchase, acknowledged: true} : purchase;
}

/** A user who bought, and whose app never asked this server yet, is known to your sign-in. */
async function meetOwner({ledger, isUser}: Parts, {store, accountToken}: StorePurchase) {
  if (!isUser || accountToken === null) return;
  const user = store === 'apple' ? accountToken.toLowerCase() : accountToken;
  if ((await ledger.userOf(store, user)) !== null) return;
  if (await isUser(user)) await ledger.sees(user, [user]);
}

/** Reads a purchase that the ledger has. */
export async function takeAgain(parts: Parts, known: Purchase, cause: string): Promise<void> {
  await takePurchase(parts, () => readAgain(parts.stores, known), {cause, sender: null}, known);
}

async function readAgain({apple, google}: Stores, known: Purchase): Promise<StorePurchase> {
  const {store, id, type, lines} = known;
  if (store === 'apple') return setUp(apple, 'the App Store').read(known);
  const {readPlan, readProduct} = setUp(google, 'Google Play');
  return type === 'plan' ? readPlan(id) : readProduct(lines[0]?.productId ?? '', id);
}

/** Once it is recorded for a user, and the catalog knows what it gives. A failure stays due, and is tried again. */
async function acknowledge(parts: Parts, purchase: Purchase): Promise<boolean> {
  const {ledger, stores, products, log, background} = parts;
  if (!stores.google || purchase.store === 'apple' || !needsAcknowledgment(purchase, products))
    return false;
  const failed = (error: unknown) => {
    log.warn(
      `${nameOf(purchase, purchase)} is not acknowledged yet, and will be tried again: ${reasonOf(error)}`,
    );
    return false;
  };
  return stores.google.acknowledge(purchase).then(() => {
    // Nobody waits until that is written: if it gets lost, the store says it when it is asked again.
    background(ledger.acknowledged(purchase).catch(failed));
    return true;
  }, failed);
}

function tellWhatIsOdd({logOnce, products}: Parts, purchase: Purchase, told: StorePurchase): void {
  const key: PurchaseKey = purchase;
  for (const {productId} of told.lines)
    if (products(productId) === undefined)
      logOnce.error(
        `The store sold "${productId}", which the catalog lacks: it gives nothing until you add it.`,
      );
  if (purchase.userId === null && !purchase.isErased && told.accountToken !== null)
    logOnce.error(
      `${nameOf(key, purchase)} is for the account "${told.accountToken}", which is no user of yours. Pass the id of your user to the store, or name the account in accountTokensOf; support can give it by POST /support/owner.`,
    );
}
