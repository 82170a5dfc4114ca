import {added, changed, deprecated, ofPatch, removed, renamed, replaced} from './changes.ts';

const early = [
  ...ofPatch('2.7.0', 'history', [
    ...added(
      'IosRequestPurchaseProps',
      'AndroidRequestPurchaseProps',
      'AndroidRequestSubscriptionProps',
      'PlatformRequestPurchaseProps',
      'PlatformRequestSubscriptionProps',
      'LegacyRequestPurchaseProps',
      'LegacyRequestSubscriptionProps',
      'LegacyRequestPurchasePropsAll',
      'LegacyRequestSubscriptionPropsAll',
      'RequestPurchasePropsWithLegacy',
      'RequestSubscriptionPropsWithLegacy',
      'isPlatformRequestProps',
      'isUnifiedRequestProps',
      'isLegacyRequestProps',
    ),
    ...changed('RequestPurchaseProps', 'The request per platform; before, a flat request.'),
    ...changed('RequestSubscriptionProps', 'The request per platform; before, a flat request.'),
    ...deprecated(
      undefined,
      ['LegacyRequestPurchasePropsAll', 'RequestPurchaseProps'],
      ['LegacyRequestSubscriptionPropsAll', 'RequestSubscriptionProps'],
    ),
    ...changed('requestPurchase', 'Takes `ios` and `android`; flat requests are converted.'),
    ...changed('getPurchaseHistories', 'Warns and returns an empty list on Android.'),
    ...changed('transactionUpdatedIos', 'Listens on Android too; before, it threw there.'),
  ]),
  ...ofPatch('2.7.1', 'history', [
    ...added('requestProducts', 'useIAP.requestProducts'),
    ...deprecated(
      '3.0.0',
      ['useIAP.getProducts', 'requestProducts'],
      ['useIAP.getSubscriptions', 'requestProducts'],
    ),
    // The root functions only warn when they are called.
    ...deprecated(
      '3.0.0',
      ['getProducts', 'requestProducts'],
      ['getSubscriptions', 'requestProducts'],
    ).map((change) => ({...change, untagged: true as const})),
    ...changed(
      'getStorefrontIOS',
      'Warns and returns an empty string on Android; before, it threw.',
    ),
  ]),
  ...ofPatch(
    '2.7.4',
    'history',
    changed(
      'AppTransactionIOS.appTransactionID',
      'Optional in the type, and missing below iOS 18.4.',
    ),
  ),
  ...ofPatch('2.7.5', 'history', [
    ...added(
      'promotedProductListenerIOS',
      'getPromotedProductIOS',
      'buyPromotedProductIOS',
      'IapEvent.PromotedProductIOS',
      'useIAP.promotedProductIOS',
      'useIAP.promotedProductIdIOS',
      'useIAP.getPromotedProductIOS',
      'useIAP.buyPromotedProductIOS',
      'UseIAPOptions.onPromotedProductIOS',
    ),
    ...changed('useIAP.promotedProductsIOS', 'Stays empty; before, every iOS purchase was added.'),
  ]),
];

const late = [
  ...ofPatch(
    '2.7.6',
    'history',
    changed('initConnection', 'Always returns a promise of a boolean.'),
  ),
  ...ofPatch('2.7.7', 'history', [
    ...changed('initConnection', 'Clears on iOS what an earlier connection left behind.'),
    ...changed('endConnection', 'Always returns `true` on iOS.'),
  ]),
  ...ofPatch('2.7.8', 'history', [
    ...added('validateReceipt'),
    ...changed(
      'finishTransaction',
      'The default of `isConsumable`, `false`, is written out; nothing changes for callers.',
    ),
  ]),
  ...ofPatch('2.7.9', 'history', removed('acknowledgePurchaseAndroid.developerPayload')),
  ...ofPatch('2.7.10', 'history', [
    ...added('deepLinkToSubscriptions', 'deepLinkToSubscriptionsIos'),
    ...added('deepLinkToSubscriptionsAndroid.packageName'),
  ]),
  ...ofPatch('2.7.11', 'history', [
    ...renamed(
      ['IosRequestPurchaseProps', 'RequestPurchaseIosProps'],
      ['AndroidRequestPurchaseProps', 'RequestPurchaseAndroidProps'],
      ['AndroidRequestSubscriptionProps', 'RequestSubscriptionAndroidProps'],
      ['PlatformRequestPurchaseProps', 'RequestPurchasePropsByPlatforms'],
      ['PlatformRequestSubscriptionProps', 'RequestSubscriptionPropsByPlatforms'],
    ),
    ...replaced(
      ['LegacyRequestPurchaseProps', 'RequestPurchaseProps'],
      ['LegacyRequestSubscriptionProps', 'RequestSubscriptionProps'],
      ['LegacyRequestPurchasePropsAll', 'RequestPurchaseProps'],
      ['LegacyRequestSubscriptionPropsAll', 'RequestSubscriptionProps'],
      ['RequestPurchasePropsWithLegacy', 'RequestPurchaseProps'],
      ['RequestSubscriptionPropsWithLegacy', 'RequestSubscriptionProps'],
      ['UnifiedRequestSubscriptionProps', 'RequestSubscriptionProps'],
    ),
    ...removed(
      'isPlatformRequestProps',
      'isUnifiedRequestProps',
      'isLegacyRequestProps',
      // The Android type of this name, which only the Legacy types spoke of; the iOS one stays.
      'SubscriptionOffer.sku',
      'SubscriptionOffer.offerToken',
    ),
    ...changed('requestPurchase', 'Refuses flat requests.'),
  ]),
  ...ofPatch('2.7.12', 'history', [
    ...added(
      'getActiveSubscriptions',
      'hasActiveSubscriptions',
      'ActiveSubscription',
      'useIAP.activeSubscriptions',
      'useIAP.getActiveSubscriptions',
      'useIAP.hasActiveSubscriptions',
      'PurchaseBase.productId',
    ),
    ...changed('PurchaseBase.id', 'The id of the transaction; before, the id of the product.'),
    ...changed('finishTransaction', 'Reads `id` on iOS.'),
  ]),
  ...ofPatch('2.7.13', 'history', [
    ...changed(
      'purchaseErrorListener',
      'Called for failed and canceled purchases on iOS too, and with `productId` for refusals at launch on Android.',
    ),
    ...changed('promotedProductListenerIOS', 'The iOS module declares the event that it sends.'),
  ]),
  ...ofPatch('2.7.14', 'history', [
    ...added('PurchaseBase.purchaseToken', 'PurchaseResult.purchaseToken'),
    ...deprecated(
      undefined,
      ['ProductPurchaseAndroid.purchaseTokenAndroid', 'purchaseToken'],
      ['PurchaseResult.purchaseTokenAndroid', 'purchaseToken'],
      ['ProductPurchaseIos.jwsRepresentationIos', 'purchaseToken'],
    ),
    ...changed('finishTransaction', 'Reads only `purchaseToken` on Android.'),
  ]),
];

/** What happened to names in the releases of 2.7. */
export const history27 = [...early, ...late];
