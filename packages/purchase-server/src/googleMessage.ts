import {jwtVerify, type JWTVerifyGetKey} from 'jose';
import {Refusal} from './storePurchase.ts';

/** Which purchase a message of Google is about; a product that was taken back comes without its id. */
export type GoogleMessage = {
  readonly kind: 'plan' | 'product';
  readonly token: string;
  readonly productId: string | null;
};

/** Who pushes messages to you, as you set it up in Pub/Sub. */
export type PushOptions = {
  /** `createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'))` of jose. */
  readonly keys: JWTVerifyGetKey;
  readonly audience: string;
  readonly serviceAccount: string;
};

/** Whether Pub/Sub itself sent a request, for your subscription. */
export async function isFromGoogle(
  authorization: string,
  {keys, audience, serviceAccount}: PushOptions,
): Promise<boolean> {
  const token = authorization.replace(/^Bearer /, '');
  const issuer = ['https://accounts.google.com', 'accounts.google.com'];
  const payload = await jwtVerify(token, keys, {issuer, audience}).then(
    (verified) => verified.payload,
    () => null,
  );
  return payload?.email === serviceAccount && payload.email_verified === true;
}

/** Reads the body that Pub/Sub pushes; null for a message of another app, and for one about no purchase. */
export function readMessage(body: unknown, packageName: string): GoogleMessage | null {
  const {message} = open(body);
  const {data} = open(message);
  if (typeof data !== 'string') throw new Refusal('The message has no data.');
  const told = open(parse(Buffer.from(data, 'base64').toString()));
  if (told.packageName !== packageName) return null;
  const plan = open(told.subscriptionNotification);
  const product = open(told.oneTimeProductNotification);
  const voided = open(told.voidedPurchaseNotification);
  const token = plan.purchaseToken ?? product.purchaseToken ?? voided.purchaseToken;
  if (typeof token !== 'string') return null;
  const isPlan = plan.purchaseToken !== undefined || voided.productType === 1;
  const productId = typeof product.sku === 'string' ? product.sku : null;
  return {kind: isPlan ? 'plan' : 'product', token, productId};
}

function open(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('The message is not JSON.');
  }
}
