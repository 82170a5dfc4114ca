import {device} from './device.ts';
import type {LibraryVersion, StoreProduct, StorePurchase} from './storeTypes.ts';

type Payload = Record<string, unknown>;

/** A product as the iOS module of a version sends it. */
export function iosProduct(version: LibraryVersion, product: StoreProduct): Payload {
  const common = {
    id: product.id,
    title: product.title,
    description: `About ${product.title}`,
    displayPrice: product.displayPrice,
    price: product.price,
    currency: 'USD',
    platform: 'ios',
    displayName: product.title,
    isFamilyShareable: false,
    jsonRepresentation: '{}',
    subscription: subscriptionInfo(version, product),
  };
  if (version === '2.7') return common;
  return {
    ...common,
    type: product.kind === 'subscription' ? 'subs' : 'inapp',
    displayNameIOS: product.title,
    isFamilyShareableIOS: false,
    jsonRepresentationIOS: '{}',
    subscriptionInfoIOS: subscriptionInfo(version, product),
    discountsIOS: null,
  };
}

function subscriptionInfo(version: LibraryVersion, product: StoreProduct): Payload | null {
  if (product.kind !== 'subscription') return null;
  const trial = {
    id: null,
    period: {unit: 'DAY', value: product.trialDays},
    periodCount: 1,
    paymentMode: 'FreeTrial',
    type: 'Introductory',
    price: 0,
    displayPrice: '$0.00',
  };
  return {
    introductoryOffer: product.trialDays === undefined ? null : trial,
    promotionalOffers: [],
    [version === '2.7' ? 'subscriptionGroupID' : 'subscriptionGroupId']: product.group,
    subscriptionPeriod: {unit: product.unit, value: 1},
  };
}

/** A transaction as the iOS module of a version sends it. */
export function iosPurchase(version: LibraryVersion, purchase: StorePurchase): Payload {
  const {transactionId, productId, token} = purchase;
  const ids =
    version === '2.7'
      ? {id: productId, jwsRepresentationIos: token}
      : {id: transactionId, productId, jwsRepresentationIOS: token, purchaseToken: token};
  const product = device.store.product(productId);
  return {
    ...ids,
    ids: [productId],
    transactionId,
    transactionDate: purchase.boughtAt,
    transactionReceipt: JSON.stringify({productId}),
    platform: 'ios',
    appAccountToken: purchase.accountToken?.toUpperCase() ?? null,
    ...suffixed(version === '2.7' ? 'Ios' : 'IOS', {
      quantity: 1,
      originalTransactionDate: purchase.boughtAt,
      originalTransactionIdentifier: transactionId,
      appBundleId: 'com.example.app',
      subscriptionGroupId: product?.group ?? null,
      expirationDate: purchase.expiresAt,
      isUpgraded: false,
      ownershipType: 'PURCHASED',
      revocationDate: purchase.revoked ? purchase.boughtAt + 1 : null,
      revocationReason: null,
      transactionReason: 'PURCHASE',
      environment: 'Production',
    }),
  };
}

function suffixed(ending: string, fields: Payload): Payload {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + ending, value]));
}

/** One entry of the list that StoreKit gives for a subscription group. */
export function iosStatus(purchase: StorePurchase): Payload {
  return {
    state: purchase.state,
    platform: 'ios',
    renewalInfo: {
      autoRenewStatus: purchase.autoRenews,
      autoRenewPreference: purchase.next ?? purchase.productId,
      expirationReason: null,
      currentProductID: purchase.productId,
      gracePeriodExpirationDate: null,
      platform: 'ios',
    },
  };
}
