import type {Hono} from 'hono';
import {createRemoteJWKSet} from 'jose';
import type {Apple} from '../apple/apple.ts';
import {isFinal} from '../apple/refusals.ts';
import {readMessage} from '../google/message.ts';
import {NotFromGoogle, type PushOptions, verifyPush} from '../google/push.ts';
import type {Purchase} from '../ledger/purchase.ts';
import {reasonOf} from '../log.ts';
import {setUp} from '../notSetUp.ts';
import type {Parts} from '../parts.ts';
import {type PurchaseKey, Refusal, type StorePurchase} from '../storePurchase.ts';
import {takePurchase} from '../takePurchase.ts';
import {readJson, refuse} from './reading.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** What the stores tell. A message only names a purchase; what it is now, the store is asked. */
export function addStoreRoutes(app: Hono, parts: Parts, push: PushOptions | null): void {
  const {ledger, log, logOnce, stores} = parts;
  const keys = push?.keys ?? createRemoteJWKSet(new URL(GOOGLE_KEYS));

  app.post('/apple', async (context) => {
    const apple = setUp(stores.apple, 'the App Store');
    const {signedPayload} = await readJson(context);
    if (typeof signedPayload !== 'string') refuse(400, '"signedPayload" is missing.');
    const {type, purchase: key, asksAbout} = await apple.readNotification(signedPayload);
    if (!key) {
      log.info(`Apple sent ${type}, which is about no purchase.`);
      return context.body(null, 204);
    }
    const purchase = await takeMessage(parts, () => apple.read(key), `message ${type}`);
    if (purchase && asksAbout !== null) await tellConsumption(apple, purchase, asksAbout);
    return context.body(null, 204);
  });

  /** The user wants the money back, and Apple asks whether they got what they paid for. */
  const tellConsumption = async (apple: Apple, purchase: Purchase, transaction: string) => {
    const {userId, environment, state, lines} = purchase;
    if (userId === null || !(await ledger.hasConsent(userId))) return;
    const isGiven = state !== 'pending' && lines.some(({productId}) => parts.products(productId));
    await apple.tellConsumption(environment, transaction, isGiven).catch((error: unknown) => {
      if (!isFinal(error)) throw error;
      log.error(`Apple does not accept what it was told about a refund: ${reasonOf(error)}`);
    });
  };

  app.post('/google', async (context) => {
    const google = setUp(stores.google, 'Google Play');
    const options = setUp(push, 'Google Play');
    await verifyPush(context.req.header('authorization') ?? '', keys, options).catch(
      (error: unknown) => {
        if (!(error instanceof NotFromGoogle)) throw error;
        logOnce.warn(`A message was refused: ${error.message}`);
        refuse(401, error.message);
      },
    );
    const message = readMessage(await readJson(context), google.packageName);
    if (message.about === 'another app')
      logOnce.warn(
        `Messages come for "${message.packageName}", and this server is for "${google.packageName}": compare PACKAGE_NAME with Play Console.`,
      );
    if (message.about === 'test') log.info('The test message of Google Play has arrived.');
    if (message.about !== 'purchase') return context.body(null, 204);
    const {type, token} = message;
    // When a product is taken back, Google does not say which. One that was never recorded gave nothing.
    const known = await ledger.find({store: 'google', id: token});
    const productId = message.productId ?? known?.lines[0]?.productId;
    const ask = () =>
      type === 'plan' ? google.readPlan(token) : google.readProduct(productId ?? '', token);
    if (type === 'plan' || productId !== undefined)
      await takeMessage(parts, ask, 'message', {store: 'google', id: token});
    return context.body(null, 204);
  });
}

/** Null for a message about what the store does not have: nothing was given for it, and repeating it would not help. */
async function takeMessage(
  parts: Parts,
  ask: () => Promise<StorePurchase>,
  cause: string,
  key?: PurchaseKey,
): Promise<Purchase | null> {
  try {
    return await takePurchase(parts, ask, {cause, sender: null}, key);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    parts.logOnce.warn(
      `A message is about a purchase that the store does not have: ${error.message}`,
    );
    return null;
  }
}
