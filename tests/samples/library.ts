import {isTypeRecord, latestPatch, packageOf, releaseLine} from 'expo-iap-api-data/releaseLines';
import {setSimulator} from 'expo-iap-test-kit/currentPhone';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {PlatformName} from 'expo-iap-test-kit/versions';

/** One phone with one release of the library. */
export type Setting = {
  readonly library: string;
  readonly platform: PlatformName;
};

/** The exports of the library. */
export type Library = Readonly<Record<string, unknown>>;

/** A purchase as the app gets it; its fields depend on the release. */
export type Payload = Readonly<Record<string, unknown>>;

/** The release that the samples of a docs version run on. */
export function releaseOf(docs: string): string {
  // Release 2.6.3 is not on the registry; what its pages use is the same JavaScript in 2.7.5.
  return isTypeRecord(releaseLine(docs)) ? '2.7.5' : latestPatch(docs);
}

/** Loads the published JavaScript of a release, which talks to this phone from now on. */
export async function loadLibrary(version: string, phone: Simulator): Promise<Library> {
  setSimulator(phone);
  const path = `../../node_modules/${packageOf(version)}/build/index.js`;
  return import(/* @vite-ignore */ path);
}

/** Calls an export of the library, a member of what its hook returns, or a method of an app's object. */
export function call(owner: Payload, name: string, ...args: readonly unknown[]): unknown {
  const value = owner[name];
  if (typeof value === 'function') return Reflect.apply(value, owner, args);
  throw new TypeError(`"${name}" is not a function of ${Object.keys(owner).join(', ')}.`);
}

/** What a server needs of a purchase, whatever the fields are called in the release. */
export type PurchaseFacts = {
  readonly productId: string;
  readonly token: string;
  readonly isPaid: boolean;
  readonly isAcknowledged: boolean;
};

export function readPurchase({library, platform}: Setting, purchase: unknown): PurchaseFacts {
  if (!isRecord(purchase)) throw new Error('The app passes on something that is not a purchase.');
  const text = (name: string) => {
    const value = purchase[name];
    return typeof value === 'string' ? value : '';
  };
  const isOld = library === '2.7.5';
  const productId = text(isOld ? 'id' : 'productId');
  if (platform === 'ios') {
    const token =
      text(isOld ? 'jwsRepresentationIos' : 'purchaseToken') ||
      text(isOld ? 'transactionId' : 'id');
    return {productId, token, isPaid: true, isAcknowledged: true};
  }
  return {
    productId,
    token: text('purchaseTokenAndroid'),
    isPaid: purchase.purchaseStateAndroid === 1,
    isAcknowledged: purchase.isAcknowledgedAndroid === true,
  };
}

export function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null;
}

export function toRecords(value: unknown): readonly Payload[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  throw new Error('The app hands on something that is not a list.');
}
