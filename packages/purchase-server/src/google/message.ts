import {Refusal} from '../storePurchase.ts';

/** What a message of Google says. */
export type GoogleMessage =
  /** A product that was taken back comes without its id. */
  | {
      readonly about: 'purchase';
      readonly type: 'plan' | 'product';
      readonly token: string;
      readonly productId: string | null;
    }
  | {readonly about: 'another app'; readonly packageName: string}
  | {readonly about: 'test'}
  | {readonly about: 'nothing'};

/** Reads the body that Pub/Sub pushes. */
export function readMessage(body: unknown, packageName: string): GoogleMessage {
  const {message} = open(body);
  const {data} = open(message);
  if (typeof data !== 'string') throw new Refusal('The message has no data.');
  const told = open(parse(Buffer.from(data, 'base64').toString()));
  if (told['packageName'] !== packageName)
    return {about: 'another app', packageName: String(told['packageName'])};
  if (told['testNotification'] !== undefined) return {about: 'test'};
  const plan = open(told['subscriptionNotification']);
  const product = open(told['oneTimeProductNotification']);
  const voided = open(told['voidedPurchaseNotification']);
  const token = plan['purchaseToken'] ?? product['purchaseToken'] ?? voided['purchaseToken'];
  if (typeof token !== 'string') return {about: 'nothing'};
  const isPlan = plan['purchaseToken'] !== undefined || voided['productType'] === 1;
  const {sku} = product;
  const productId = typeof sku === 'string' ? sku : null;
  return {about: 'purchase', type: isPlan ? 'plan' : 'product', token, productId};
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
