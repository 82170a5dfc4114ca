import type {Apple} from './apple.ts';
import {requireProduct} from './catalog.ts';
import type {Google} from './google.ts';
import type {Ledger, Row} from './ledger.ts';
import type {StorePurchase} from './storePurchase.ts';

export type Parts = {
  readonly ledger: Ledger;
  readonly apple: Apple;
  readonly google: Google;
  readonly now: () => number;
};

/**
 * Asks the store, records what it says, and only then acknowledges. The app's request and the store's messages all end
 * here, so it does not matter which comes first, or how often.
 */
export async function takePurchase(
  {ledger, google, now}: Parts,
  ask: () => Promise<StorePurchase>,
  user: string | null,
): Promise<Row> {
  const askedAt = now();
  const purchase = await ask();
  const row = ledger.record(purchase, user, askedAt);
  const isGiven = row.userId !== null && (row.state === 'paid' || row.state === 'grace');
  if (isGiven && !purchase.acknowledged) await google.acknowledge(purchase);
  return row;
}

const MINUTE = 60 * 1000;

/** Asks again about subscriptions whose message is late or lost: once in an hour, test plans once in a minute. */
export async function refreshLapsed(parts: Parts, user: string): Promise<void> {
  const {ledger, apple, google, now} = parts;
  const askedBefore = {Production: now() - 60 * MINUTE, Sandbox: now() - MINUTE};
  for (const {store, id, environment} of ledger.lapsedOf(user, now(), askedBefore)) {
    const ask = () => (store === 'apple' ? apple.readPlan(id, environment) : google.readPlan(id));
    await takePurchase(parts, ask, user).catch((error: unknown) => {
      console.error('A subscription could not be read again', store, id, error);
    });
  }
}

/** Asks again about what Google lists as refunded, in case its message got lost. Of what you never recorded, nothing was given. */
export async function refreshVoided(parts: Parts, since: number): Promise<void> {
  const {ledger, google} = parts;
  for (const token of await google.readVoided(since)) {
    const row = ledger.find('google', token);
    if (!row || row.state === 'refunded') continue;
    const {productId} = row;
    const isPlan = requireProduct(productId).kind === 'subscription';
    const ask = () => (isPlan ? google.readPlan(token) : google.readProduct(productId, token));
    await takePurchase(parts, ask, null).catch((error: unknown) => {
      console.error('A refunded purchase could not be read again', token, error);
    });
  }
}
