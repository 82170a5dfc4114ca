import {added, changed, deprecated, ofPatch, removed, renamed, replaced} from './changes.ts';

const STEMS = [
  'quantity',
  'originalTransactionDate',
  'originalTransactionIdentifier',
  'expirationDate',
  'webOrderLineItemId',
  'environment',
  'storefrontCountryCode',
  'appBundleId',
  'productType',
  'subscriptionGroupId',
  'isUpgraded',
  'ownershipType',
  'reason',
  'reasonStringRepresentation',
  'transactionReason',
  'revocationDate',
  'revocationReason',
  'offer',
  'price',
  'currency',
  'jwsRepresentation',
];

/** The purchase fields that 2.8.0 gave the ending `IOS`, as pairs of old and new name. */
export const purchaseFieldRenames: readonly (readonly [from: string, to: string])[] = STEMS.map(
  (stem) => [`${stem}Ios`, `${stem}IOS`],
);

const iosNaming = [
  ...ofPatch(
    '2.8.0',
    'changelog',
    renamed(
      ...purchaseFieldRenames.map(
        ([from, to]) => [`ProductPurchaseIos.${from}`, `ProductPurchaseIOS.${to}`] as const,
      ),
    ),
  ),
  ...ofPatch('2.8.0', 'history', [
    ...renamed(
      ['isProductIos', 'isProductIOS'],
      ['transactionUpdatedIos', 'transactionUpdatedIOS'],
      ['deepLinkToSubscriptionsIos', 'deepLinkToSubscriptionsIOS'],
      ['SubscriptionInfo.subscriptionGroupID', 'SubscriptionInfo.subscriptionGroupId'],
      ['AppTransactionIOS.bundleID', 'AppTransactionIOS.bundleId'],
      ['AppTransactionIOS.appID', 'AppTransactionIOS.appId'],
      ['AppTransactionIOS.appVersionID', 'AppTransactionIOS.appVersionId'],
      ['AppTransactionIOS.appTransactionID', 'AppTransactionIOS.appTransactionId'],
      ['isEligibleForIntroOfferIOS.groupID', 'isEligibleForIntroOfferIOS.groupId'],
      ['isEligibleForIntroOffer.groupID', 'isEligibleForIntroOffer.groupId'],
    ),
    ...removed('getReceiptIos', 'validateReceiptIos'),
    // The old type names stayed for this one patch, as deprecated aliases.
    ...added('ProductPurchaseIOS', 'RequestPurchaseIOSProps'),
    ...deprecated('3.0.0', ['ProductPurchaseIos', 'ProductPurchaseIOS']),
    ...deprecated(
      undefined,
      ['RequestPurchaseIosProps', 'RequestPurchaseIOSProps'],
      ['RequestSubscriptionIosProps', 'RequestSubscriptionIOSProps'],
      ['transactionUpdatedIOS', 'purchaseUpdatedListener'],
      ['ProductPurchaseIOS.jwsRepresentationIOS', 'purchaseToken'],
    ),
  ]),
];

const newTypeNames = [
  ...ofPatch('2.8.1', 'changelog', [
    ...renamed(['ProductBase', 'ProductCommon'], ['PurchaseBase', 'PurchaseCommon']),
    ...added(
      'ProductSubscriptionAndroid',
      'ProductSubscriptionIOS',
      'PurchaseAndroid',
      'PurchaseIOS',
    ),
  ]),
  ...ofPatch('2.8.1', 'history', [
    ...renamed(['RequestPurchaseIOSProps', 'RequestPurchaseIosProps']),
    ...removed('ProductPurchaseIos'),
    ...added('ProductSubscriptionCommon', 'SubscriptionProductAndroid', 'SubscriptionProductIOS'),
    ...deprecated(
      '2.9.0',
      ['PurchaseStateAndroid', 'PurchaseAndroidState'],
      ['OneTimePurchaseOfferDetails', 'ProductAndroidOneTimePurchaseOfferDetail'],
      ['SubscriptionOfferDetail', 'ProductSubscriptionAndroidOfferDetail'],
      ['SubscriptionOfferAndroid', 'ProductSubscriptionAndroidOfferDetails'],
    ),
  ]),
];

const newFields = [
  ...ofPatch('2.8.1', 'changelog', [
    ...added(
      'ProductAndroid.nameAndroid',
      'ProductAndroid.oneTimePurchaseOfferDetailsAndroid',
      'ProductAndroid.subscriptionOfferDetailsAndroid',
      'ProductAndroid.platform',
      'ProductIOS.displayNameIOS',
      'ProductIOS.isFamilyShareableIOS',
      'ProductIOS.jsonRepresentationIOS',
      'ProductIOS.platform',
      'ProductSubscriptionIOS.discountsIOS',
      'ProductSubscriptionIOS.introductoryPriceIOS',
      'ProductCommon.debugDescription',
      'ProductCommon.platform',
      'PurchaseCommon.ids',
      'PurchaseCommon.platform',
      'ProductPurchaseAndroid.platform',
      'ProductPurchaseIOS.platform',
    ),
    ...deprecated(
      '2.9.0',
      ['ProductAndroid.name', 'nameAndroid'],
      ['ProductAndroid.oneTimePurchaseOfferDetails', 'oneTimePurchaseOfferDetailsAndroid'],
      ['ProductAndroid.subscriptionOfferDetails', 'subscriptionOfferDetailsAndroid'],
      ['ProductSubscriptionAndroid.subscriptionOfferDetails', 'subscriptionOfferDetailsAndroid'],
      ['ProductIOS.displayName', 'displayNameIOS'],
      ['ProductIOS.isFamilyShareable', 'isFamilyShareableIOS'],
      ['ProductIOS.jsonRepresentation', 'jsonRepresentationIOS'],
      ['ProductIOS.subscription', 'subscriptionInfoIOS'],
      ['ProductSubscriptionIOS.discounts', 'discountsIOS'],
      ['ProductSubscriptionIOS.introductoryPrice', 'introductoryPriceIOS'],
    ),
  ]),
  ...ofPatch('2.8.1', 'history', [
    ...renamed(
      ...['RequestPurchaseIosProps', 'UnifiedRequestPurchaseProps'].map((owner) => {
        const field = `${owner}.andDangerouslyFinishTransactionAutomatically`;
        return [`${field}IOS`, field] as const;
      }),
    ),
    ...added(
      'ProductIOS.subscriptionInfoIOS',
      'ProductPurchaseIOS.currencyCodeIOS',
      'ProductPurchaseIOS.currencySymbolIOS',
      'ProductPurchaseIOS.countryCodeIOS',
    ),
    ...removed('ProductPurchaseIOS.priceIOS', 'ProductPurchaseIOS.currencyIOS'),
    ...changed('ProductCommon.type', 'The string `inapp` or `subs` on iOS.'),
  ]),
];

const readOptions = ['getAvailablePurchases', 'getPurchaseHistories', 'getPurchaseHistory'];

const later = [
  ...ofPatch('2.8.2', 'changelog', [
    ...deprecated('2.9.0', ['ProductPurchase', 'Purchase'], ['SubscriptionPurchase', 'Purchase']),
    ...changed('Purchase', 'One union of the Android and the iOS purchase.'),
  ]),
  ...ofPatch(
    '2.8.2',
    'history',
    replaced(
      ['SubscriptionProductAndroid', 'ProductSubscriptionAndroid'],
      ['SubscriptionProductIOS', 'ProductSubscriptionIOS'],
      ['ProductPurchaseAndroid', 'PurchaseAndroid'],
      ['ProductPurchaseIOS', 'PurchaseIOS'],
    ),
  ),
  ...ofPatch('2.8.4', 'history', [
    ...changed(
      'initConnection',
      'On Android, only this call connects again after a failure; before, every call did.',
    ),
    ...changed('AppTransactionIOS.appTransactionId', 'Usually missing.'),
  ]),
  ...ofPatch('2.8.5', 'changelog', [
    ...changed('finishTransaction', 'Falls back to `purchaseTokenAndroid` on Android.'),
  ]),
  ...ofPatch('2.8.6', 'changelog', [
    ...added(
      'requestPurchaseOnPromotedProductIOS',
      'useIAP.requestPurchaseOnPromotedProductIOS',
      'getPendingTransactionsIOS',
      'clearTransactionIOS',
    ),
    ...deprecated(
      '2.9.0',
      ['buyPromotedProductIOS', 'requestPurchaseOnPromotedProductIOS'],
      ['useIAP.buyPromotedProductIOS', 'requestPurchaseOnPromotedProductIOS'],
      ['getPurchaseHistories', 'getAvailablePurchases'],
    ),
  ]),
  ...ofPatch('2.8.6', 'history', [
    // The hook's two history members go with the root function, without their own tag.
    ...deprecated(
      '2.9.0',
      ['useIAP.getPurchaseHistories', 'getAvailablePurchases'],
      ['useIAP.purchaseHistories', 'availablePurchases'],
    ).map((change) => ({...change, untagged: true as const})),
    ...readOptions.flatMap((owner) => [
      ...added(`${owner}.alsoPublishToEventListenerIOS`, `${owner}.onlyIncludeActiveItemsIOS`),
      ...deprecated(
        undefined,
        [`${owner}.alsoPublishToEventListener`, 'alsoPublishToEventListenerIOS'],
        [`${owner}.onlyIncludeActiveItems`, 'onlyIncludeActiveItemsIOS'],
      ),
    ]),
    ...changed('getPromotedProductIOS', 'Typed as a product or `null`.'),
  ]),
  ...ofPatch('2.8.7', 'changelog', [
    ...added('fetchProducts', 'useIAP.fetchProducts'),
    ...deprecated(
      '3.0.0',
      ['requestProducts', 'fetchProducts'],
      ['useIAP.requestProducts', 'fetchProducts'],
      ['useIAP.getProducts', 'fetchProducts'],
      ['useIAP.getSubscriptions', 'fetchProducts'],
    ),
    ...deprecated(
      '3.0.0',
      ['getProducts', 'fetchProducts'],
      ['getSubscriptions', 'fetchProducts'],
    ).map((change) => ({...change, untagged: true as const})),
  ]),
  ...ofPatch('2.8.8', 'packages', [
    ...added(
      'ActiveSubscription.transactionId',
      'ActiveSubscription.purchaseToken',
      'ActiveSubscription.transactionDate',
    ),
    ...changed('showManageSubscriptionsIOS', 'Returns the subscriptions that changed.'),
    ...changed(
      'getAvailablePurchases',
      'On iOS, returns every current entitlement of a loaded product, ended passes too, and sends no events.',
    ),
  ]),
];

/** What happened to names in the releases of 2.8. */
export const history28 = [...iosNaming, ...newTypeNames, ...newFields, ...later];
