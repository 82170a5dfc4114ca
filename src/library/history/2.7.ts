import {added, changed, deprecated, ofPatch, removed, renamed} from './changes.ts';

const GIT = 'upstream git history';

const early = [
  ...ofPatch('2.7.0', GIT, [
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
    ...changed('getPurchaseHistories', 'Warns and gives an empty list on Android.'),
  ]),
  ...ofPatch('2.7.1', GIT, [
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
    ...changed('getStorefrontIOS', 'Warns and gives an empty text on Android; before, it threw.'),
  ]),
  ...ofPatch('2.7.4', GIT, changed('AppTransactionIOS.appTransactionID', 'Optional in the type.')),
  ...ofPatch('2.7.5', GIT, [
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
  ...ofPatch('2.7.6', GIT, changed('initConnection', 'Always gives a promise of a boolean.')),
  ...ofPatch('2.7.7', GIT, changed('endConnection', 'Always gives `true` on iOS.')),
  ...ofPatch('2.7.8', GIT, [
    ...added('validateReceipt'),
    ...changed('finishTransaction', 'Without `isConsumable` the purchase is no consumable.'),
  ]),
  ...ofPatch('2.7.9', GIT, removed('acknowledgePurchaseAndroid.developerPayload')),
  ...ofPatch('2.7.10', GIT, [
    ...added('deepLinkToSubscriptions', 'deepLinkToSubscriptionsIos'),
    ...added('deepLinkToSubscriptionsAndroid.packageName'),
  ]),
  ...ofPatch('2.7.11', GIT, [
    ...renamed(
      ['IosRequestPurchaseProps', 'RequestPurchaseIosProps'],
      ['AndroidRequestPurchaseProps', 'RequestPurchaseAndroidProps'],
      ['AndroidRequestSubscriptionProps', 'RequestSubscriptionAndroidProps'],
      ['PlatformRequestPurchaseProps', 'RequestPurchasePropsByPlatforms'],
      ['PlatformRequestSubscriptionProps', 'RequestSubscriptionPropsByPlatforms'],
    ),
    ...removed(
      'LegacyRequestPurchaseProps',
      'LegacyRequestSubscriptionProps',
      'LegacyRequestPurchasePropsAll',
      'LegacyRequestSubscriptionPropsAll',
      'RequestPurchasePropsWithLegacy',
      'RequestSubscriptionPropsWithLegacy',
      'UnifiedRequestSubscriptionProps',
      'isPlatformRequestProps',
      'isUnifiedRequestProps',
      'isLegacyRequestProps',
      // The Android type of this name, which only the Legacy types spoke of; the iOS one stays.
      'SubscriptionOffer.sku',
      'SubscriptionOffer.offerToken',
    ),
    ...changed('requestPurchase', 'Refuses flat requests.'),
  ]),
  ...ofPatch('2.7.12', GIT, [
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
  ...ofPatch('2.7.13', GIT, [
    ...changed('purchaseErrorListener', 'Hears failed and cancelled purchases on iOS too.'),
  ]),
  ...ofPatch('2.7.14', GIT, [
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
