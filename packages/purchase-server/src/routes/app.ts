import type {Context, Hono} from 'hono';
import {accountOf, type Asker} from '../account.ts';
import {answer, ownerOf} from '../answers.ts';
import type {Purchase} from '../ledger/purchase.ts';
import {isTokenLength} from '../limits/lengths.ts';
import {nameOf} from '../nameOf.ts';
import {setUp} from '../notSetUp.ts';
import type {Parts} from '../parts.ts';
import {refreshLapsed} from '../refreshLapsed.ts';
import {Refusal, type StorePurchase} from '../storePurchase.ts';
import {type Origin, takePurchase} from '../takePurchase.ts';
import type {Users} from '../users.ts';
import {readCount, readJson, readText, refuse} from './reading.ts';

/** What the app asks: about a purchase, about the account, and to spend. */
export function addAppRoutes(app: Hono, parts: Parts, users: Users): void {
  const {ledger, products} = parts;

  /** The user of a request, whom the ledger knows from now on. */
  const requireUser = async (context: Context): Promise<Asker> => {
    const user = await users.userOf(context.req.raw);
    if (user === null) refuse(401, 'Nobody is signed in: send the session of your sign-in.');
    await ledger.sees(user, users.accountTokensOf(user));
    return {user, isTester: users.isTester(user)};
  };

  // The app sends each purchase that it learns of, until it gets an answer.
  app.post('/purchases', async (context) => {
    const asker = await requireUser(context);
    const wait = users.count(asker.user);
    if (wait !== null) {
      context.header('retry-after', String(wait));
      return context.json({error: `Too many requests of this user: wait ${wait} seconds.`}, 429);
    }
    const claim = readClaim(await readJson(context));
    const purchase = await settle(parts, claim, asker.user);
    const answered = answer(purchase, await ledger.holdingsOf(asker.user), products, asker);
    if (!purchase) return context.json(answered);
    const unsold = purchase.lines.find(({productId}) => products(productId) === undefined);
    if (purchase.lines[0] === unsold && unsold !== undefined)
      return context.json(
        {...answered, error: `This server does not know "${unsold.productId}" yet.`},
        503,
      );
    if (ownerOf(purchase, asker) === 'unknown')
      return context.json(
        {...answered, error: 'The store names an account that no user has. Do not finish this.'},
        409,
      );
    tellTest(parts, purchase, asker);
    return context.json(answered);
  });

  // The app asks when it starts; your other servers ask before they do what costs money.
  app.get('/account', async (context) => {
    const asker = await requireUser(context);
    await refreshLapsed(parts, asker.user);
    return context.json(accountOf(await ledger.holdingsOf(asker.user), products, asker));
  });

  // The app asks the user first: you may tell Apple nothing about a user who did not agree.
  app.put('/consent', async (context) => {
    const {user} = await requireUser(context);
    const {agreed} = await readJson(context);
    if (typeof agreed !== 'boolean') refuse(400, '"agreed" has to be true or false.');
    await ledger.setConsent(user, agreed);
    return context.body(null, 204);
  });

  // The caller makes the id, and sends it again when no answer came: the same id spends once.
  app.post('/spend', async (context) => {
    const asker = await requireUser(context);
    const body = await readJson(context);
    const spend = {id: readText(body, 'id'), coins: readCount(body, 'coins')};
    const {result, coins} = await ledger.spend({...spend, ...asker});
    if (result === 'spent') return context.json({coins});
    const error =
      result === 'too few'
        ? `The user has ${coins} coins.`
        : `The id "${spend.id}" was used for another number of coins.`;
    return context.json({error, coins}, 409);
  });
}

type Claim = {
  readonly store: 'apple' | 'google';
  readonly token: string;
  readonly productId: string;
};

function readClaim({platform, token, productId}: Readonly<Record<string, unknown>>): Claim {
  if (platform !== 'ios' && platform !== 'android')
    refuse(400, '"platform" has to be "ios" or "android".');
  if (typeof token !== 'string')
    refuse(400, '"token" has to be the purchaseToken of the purchase.');
  if (typeof productId !== 'string') refuse(400, '"productId" is missing.');
  return {store: platform === 'ios' ? 'apple' : 'google', token, productId};
}

/** A purchase that is not genuine gives nothing, and trying again would not help: null. */
async function settle(parts: Parts, claim: Claim, user: string): Promise<Purchase | null> {
  const {logOnce} = parts;
  const origin = {cause: 'app', sender: user};
  try {
    if (!isTokenLength(claim.store, claim.token))
      throw new Refusal('No store makes a token of this length.');
    if (claim.store === 'apple') return await takeFromApple(parts, claim.token, origin);
    const key = {store: claim.store, id: claim.token};
    return await takePurchase(parts, () => askGoogle(parts, claim), origin, key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logOnce.warn(`A purchase of "${user}" is not genuine: ${error.message}`);
    return null;
  }
}

async function takeFromApple(parts: Parts, token: string, origin: Origin): Promise<Purchase> {
  const apple = setUp(parts.stores.apple, 'the App Store');
  const key = await apple.verify(token);
  return takePurchase(parts, () => apple.read(key), origin);
}

/** The product id of the app only selects which question Google is asked; the catalog may lack it, and the store not. */
async function askGoogle(
  {stores, products}: Parts,
  {token, productId}: Claim,
): Promise<StorePurchase> {
  const google = setUp(stores.google, 'Google Play');
  const product = products(productId);
  if (product?.kind === 'subscription') return google.readPlan(token);
  const found = google.readProduct(productId, token);
  if (product) return found;
  return found.catch((error: unknown) => {
    if (error instanceof Refusal) return google.readPlan(token);
    throw error;
  });
}

function tellTest({logOnce}: Parts, purchase: Purchase, {user, isTester}: Asker): void {
  if (purchase.environment === 'Sandbox' && !isTester)
    logOnce.warn(
      `${nameOf(purchase, purchase)} is a test purchase of "${user}", who is not in TESTERS: it gives nothing.`,
    );
}
