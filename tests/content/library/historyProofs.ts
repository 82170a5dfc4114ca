/** Where the code of a package is read: JavaScript and types from `build`, the rest from the native folders. */
export type SourceKind = 'js' | 'types' | 'swift';

/** What shows in the packages that a name behaves or is typed differently since a patch. */
export type HistoryProof = {
  readonly patch: string;
  readonly name: string;
  readonly source: SourceKind;
  /** Code that the first installed release with the change has, and the last one without it lacks. */
  readonly shows?: RegExp;
  /** Code that the last installed release without the change has, and the first one with it lacks. */
  readonly hides?: RegExp;
};

/** One proof for each entry `changed` of the history. */
export const historyProofs: readonly HistoryProof[] = [
  {
    patch: '2.6.0',
    name: 'ProductIos.subscription',
    source: 'swift',
    shows: /"subscription": serializeSubscription\(p\.subscription\)/,
  },
  {
    patch: '2.6.0',
    name: 'SubscriptionInfo.subscriptionPeriod',
    source: 'types',
    shows: /subscriptionPeriod: \{\s+unit: \w+;\s+value: number;/,
  },
  {
    patch: '2.6.0',
    name: 'SubscriptionOffer.period',
    source: 'types',
    shows: /\bperiod: \{\s+unit: \w+;\s+value: number;/,
  },
  {
    patch: '2.6.1',
    name: 'getStorefront',
    source: 'js',
    shows: /getStorefront = \(\) => \{[^}]+return getStorefrontIOS\(\);/,
  },
  {
    patch: '2.6.2',
    name: 'validateReceiptIOS',
    source: 'swift',
    shows: /AsyncFunction\("validateReceiptIOS"\)/,
  },
  {
    patch: '2.6.3',
    name: 'AppTransactionIOS.originalPlatform',
    source: 'types',
    shows: /originalPlatform\?: string/,
  },
  {
    patch: '2.7.0',
    name: 'RequestPurchaseProps',
    source: 'types',
    shows: /type RequestPurchaseProps = PlatformRequestPurchaseProps;/,
  },
  {
    patch: '2.7.0',
    name: 'RequestSubscriptionProps',
    source: 'types',
    shows: /type RequestSubscriptionProps = PlatformRequestSubscriptionProps;/,
  },
  {
    patch: '2.7.0',
    name: 'requestPurchase',
    source: 'js',
    shows: /if \(isUnifiedRequestProps\(request\)\) \{\s+if \(platform === 'ios'\)/,
  },
  {
    patch: '2.7.0',
    name: 'getPurchaseHistories',
    source: 'js',
    shows: /console\.warn\('getPurchaseHistories is not supported[^;]+;\s+return \[\];/,
  },
  {
    patch: '2.7.1',
    name: 'getStorefrontIOS',
    source: 'js',
    shows: /console\.warn\('getStorefrontIOS[^;]+;\s+return Promise\.resolve\(''\);/,
  },
  {
    patch: '2.7.4',
    name: 'AppTransactionIOS.appTransactionID',
    source: 'types',
    shows: /appTransactionID\?: string/,
  },
  {
    patch: '2.7.5',
    name: 'useIAP.promotedProductsIOS',
    source: 'js',
    shows: /const \[promotedProductsIOS\] = useState\(\[\]\);/,
  },
  {
    patch: '2.7.6',
    name: 'initConnection',
    source: 'types',
    shows: /function initConnection\(\): Promise<boolean>;/,
  },
  {
    patch: '2.7.7',
    name: 'initConnection',
    source: 'swift',
    shows:
      /Function\("initConnection"\) \{ \(\) -> Bool in\s+(?:\/\/.*\s+)?self\.cleanupExistingState\(\)/,
  },
  {
    patch: '2.7.7',
    name: 'endConnection',
    source: 'swift',
    shows:
      /AsyncFunction\("endConnection"\) \{ \(\) -> Bool in\s+self\.cleanupExistingState\(\)\s+return true/,
  },
  {
    patch: '2.7.8',
    name: 'finishTransaction',
    source: 'js',
    shows: /finishTransaction = \(\{ purchase, isConsumable = false, \}\)/,
  },
  {
    patch: '2.7.11',
    name: 'requestPurchase',
    source: 'js',
    hides: /if \(isUnifiedRequestProps\(request\)\)/,
  },
  {
    patch: '2.7.12',
    name: 'PurchaseBase.id',
    source: 'swift',
    shows: /"id": String\(transaction\.id\)/,
    hides: /"id": transaction\.productID/,
  },
  {
    patch: '2.7.12',
    name: 'finishTransaction',
    source: 'js',
    shows: /const transactionId = purchase\.id;/,
    hides: /const transactionId = purchase\.transactionId;/,
  },
  {
    patch: '2.7.13',
    name: 'purchaseErrorListener',
    source: 'swift',
    shows:
      /case \.userCancelled:\s+let errorData[^\]]+\]\s+self\.sendEvent\(IapEvent\.PurchaseError/,
  },
  {
    patch: '2.7.13',
    name: 'promotedProductListenerIOS',
    source: 'swift',
    shows: /Events\([^)]*IapEvent\.PromotedProductIOS\)/,
  },
  {
    patch: '2.7.14',
    name: 'finishTransaction',
    source: 'js',
    shows: /acknowledgePurchase\(androidPurchase\.purchaseToken\)/,
  },
  {patch: '2.8.1', name: 'ProductCommon.type', source: 'swift', shows: /"type": productType,/},
  {
    patch: '2.8.2',
    name: 'Purchase',
    source: 'types',
    shows:
      /type Purchase = \(PurchaseAndroid & AndroidPlatform\) \| \(PurchaseIOS & IosPlatform\);/,
  },
  {
    patch: '2.8.5',
    name: 'finishTransaction',
    source: 'js',
    shows: /androidPurchase\.purchaseToken \|\| androidPurchase\.purchaseTokenAndroid/,
  },
  {
    patch: '2.8.6',
    name: 'getPromotedProductIOS',
    source: 'types',
    shows: /const getPromotedProductIOS: \(\) => Promise<Product \| null>;/,
  },
  {
    patch: '2.8.8',
    name: 'showManageSubscriptionsIOS',
    source: 'types',
    shows: /const showManageSubscriptionsIOS: \(\) => Promise<Purchase\[\]>;/,
  },
  {
    patch: '2.8.8',
    name: 'getAvailablePurchases',
    source: 'swift',
    hides: /DateComponents\(year: 1\)|if alsoPublishToEventListenerIOS/,
  },
];
