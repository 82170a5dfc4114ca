import type {PurchaseAndroid as AndroidOf3, PurchaseIOS as IosOf3} from 'expo-iap-3.4';
import type {PurchaseAndroid, PurchaseIOS} from 'expo-iap-5.8';
import {idOnPhone, type Purchase} from 'expo-iap-test-kit/store/purchase';
import type {PlatformName} from 'expo-iap-test-kit/versions';

/** A purchase as OpenIAP encodes it, without what is nil: `StoreKitTypesBridge.swift` and `BillingConverters.kt`. */
export function purchaseOf(platform: PlatformName, release: string, purchase: Purchase) {
  const {orderId, token, productId, quantity, payment, boughtAt, finished} = purchase;
  const isAutoRenewing = purchase.subscription?.autoRenews ?? false;
  const common = {productId, quantity, transactionDate: boughtAt, isAutoRenewing};
  if (platform === 'ios') {
    const id = idOnPhone(purchase);
    const state = {purchaseState: 'purchased', store: 'apple'} as const;
    const ofIos = {...common, ...state, id, transactionId: id, purchaseToken: token};
    return release === '5.8.1'
      ? (ofIos satisfies PurchaseIOS)
      : ({...ofIos, platform} satisfies IosOf3);
  }
  const ofAndroid = {
    ...{...common, store: 'google', id: orderId ?? token, purchaseToken: token},
    ...(orderId !== null && {transactionId: orderId}),
    purchaseState: payment === 'pending' ? 'pending' : 'purchased',
    isAcknowledgedAndroid: finished,
  } satisfies PurchaseAndroid;
  return release === '5.8.1' ? ofAndroid : ({...ofAndroid, platform} satisfies AndroidOf3);
}
