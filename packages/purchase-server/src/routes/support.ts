import {createHash, timingSafeEqual} from 'node:crypto';
import type {Context, Hono} from 'hono';
import {accountOf} from '../account.ts';
import type {Gift} from '../ledger/grants.ts';
import type {Purchase} from '../ledger/purchase.ts';
import type {Parts} from '../parts.ts';
import type {PurchaseKey} from '../storePurchase.ts';
import type {Users} from '../users.ts';
import {type Body, readCount, readJson, readText, refuse} from './reading.ts';

/** What the people who answer your users may see and do; every act has a reason that stays. */
export function addSupportRoutes(
  app: Hono,
  parts: Parts,
  users: Users,
  supportKey: string | null,
): void {
  const {ledger, products} = parts;

  app.use('/support/*', async (context, next) => {
    if (!isSupport(context, supportKey))
      refuse(
        401,
        'Send SUPPORT_KEY as "Authorization: Bearer …"; without that setting nobody may.',
      );
    await next();
  });

  app.get('/support/purchases', async (context) => {
    const {order, user, token} = context.req.query();
    if (user !== undefined) {
      const holdings = await ledger.holdingsOf(user);
      const asker = {user, isTester: users.isTester(user)};
      return context.json({
        account: accountOf(holdings, products, asker),
        grants: holdings.grants,
        purchases: await withHistory(parts, holdings.purchases),
      });
    }
    if (order === undefined && token === undefined)
      refuse(400, 'Say which: ?order=, ?user= or ?token=.');
    const found =
      order === undefined ? await ledger.findById(token ?? '') : await findByOrder(parts, order);
    return context.json({purchases: await withHistory(parts, found)});
  });

  app.post('/support/grants', async (context) => {
    const gift = readGift(await readJson(context));
    if (gift.productId !== undefined && products(gift.productId) === undefined)
      refuse(400, `The catalog has no "${gift.productId}".`);
    return context.json(await ledger.grant(gift), 201);
  });

  app.delete('/support/grants/:id', async (context) => {
    const isRemoved = await ledger.removeGrant(context.req.param('id'));
    if (!isRemoved) refuse(404, 'There is no such grant.');
    return context.body(null, 204);
  });

  app.post('/support/owner', async (context) => {
    const body = await readJson(context);
    const key = readKey(body);
    const isMoved = await ledger.moveOwner(key, readText(body, 'user'), readText(body, 'reason'));
    if (!isMoved) refuse(404, 'There is no such purchase.');
    return context.body(null, 204);
  });

  app.delete('/support/users/:id', async (context) => {
    await ledger.deleteUser(context.req.param('id'));
    return context.body(null, 204);
  });
}

/** Compares hashes, so that the time of the answer says nothing about the key. */
export function isSupport(context: Context, supportKey: string | null): boolean {
  if (supportKey === null) return false;
  const sent = (context.req.header('authorization') ?? '').replace(/^Bearer /, '');
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(sent), hash(supportKey));
}

/** Google's orders are in the ledger; Apple tells which transactions an order has. */
async function findByOrder({ledger, stores}: Parts, order: string): Promise<readonly Purchase[]> {
  const found = await ledger.findByOrder(order);
  if (found.length > 0 || !stores.apple || order.startsWith('GPA.')) return found;
  const ids = await stores.apple.lookUpOrder(order);
  return (await Promise.all(ids.map((id) => ledger.find({store: 'apple', id})))).filter(
    (one) => one !== undefined,
  );
}

function withHistory({ledger}: Parts, purchases: readonly Purchase[]) {
  return Promise.all(
    purchases.map(async (purchase) => ({...purchase, history: await ledger.historyOf(purchase)})),
  );
}

function readGift(body: Body): Gift {
  const who = {user: readText(body, 'user'), reason: readText(body, 'reason')};
  if (body['coins'] !== undefined) return {...who, coins: readCount(body, 'coins')};
  const {accessUntil} = body;
  if (typeof accessUntil !== 'number' || !Number.isSafeInteger(accessUntil))
    refuse(400, 'Grant "coins", or a "productId" with "accessUntil" in ms since 1970.');
  return {...who, productId: readText(body, 'productId'), accessUntil};
}

function readKey(body: Body): PurchaseKey {
  const {store, id} = body;
  if (store !== 'apple' && store !== 'google') refuse(400, '"store" is "apple" or "google".');
  if (typeof id !== 'string') refuse(400, '"id" is the id of the purchase, as look-ups show it.');
  return {store, id};
}
