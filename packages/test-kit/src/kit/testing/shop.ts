import type {Payload, TestApp} from '../../simulator/testing/testApp.ts';
import type {Phone, PhoneOptions} from '../interface.ts';
import {settled} from '../newPhone.ts';
import {openPhone} from './openPhone.ts';

/** What a shop does with a purchase that it is told about. */
export type Deliver = (purchase: Payload, shop: Shop) => Promise<void>;

/** A shop without a screen, on a phone of the kit, with the published JavaScript of the library. */
export type Shop = {
  readonly phone: Phone;
  readonly app: TestApp;
  /** Storage of the app; it outlives a kill. */
  readonly memory: Set<string>;
  /** The user asked for something since the app was started. */
  asked: boolean;
};

export async function openShop(
  os: Phone['os'],
  version: string,
  productId: string,
  deliver: Deliver,
  options?: PhoneOptions,
): Promise<Shop> {
  const {phone, app} = await openPhone(os, version, options);
  const shop: Shop = {phone, app, memory: new Set(), asked: false};
  const start = async (): Promise<void> => {
    shop.asked = false;
    await app.call('initConnection');
    app.call('purchaseUpdatedListener', (one: Payload) => void deliver(one, shop).catch(() => {}));
    await app.load(productId);
    if (os === 'ios') return;
    for (const one of await app.readPurchases()) await deliver(one, shop).catch(() => {});
  };
  phone.run(() => {
    void start();
    return () => {};
  });
  await settled();
  return shop;
}

/** The user buys, and everything that follows from it happens. */
export async function buy(shop: Shop, productId: string): Promise<string | undefined> {
  shop.asked = true;
  let code: string | undefined;
  void shop.app.buy(productId).catch((error: unknown) => {
    code = String(Reflect.get(Object(error), 'code'));
  });
  await settled();
  return code;
}

/** What proves a purchase to a server, under the same name in 2.7 and 2.8. */
export function proofOf(purchase: Payload): string {
  return String(purchase.purchaseTokenAndroid ?? purchase.transactionId);
}

export function isPaid(purchase: Payload): boolean {
  return purchase.purchaseStateAndroid === undefined || purchase.purchaseStateAndroid === 1;
}

/** Gives once, remembers it, and then finishes in the way that fits the product. */
export function deliverWell(isConsumable: boolean): Deliver {
  return async (purchase, {phone, app, memory}) => {
    if (!isPaid(purchase)) return;
    const proof = proofOf(purchase);
    if (!memory.has(proof)) phone.ledger.give(proof);
    memory.add(proof);
    await app.finish(purchase, isConsumable);
  };
}
