/** Where the code of a package is read: JavaScript and types from `build`, the rest from the native folders. */
export type SourceKind = 'js' | 'types' | 'swift' | 'kotlin';

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

/** One proof for each entry `changed` of the line that still moves; those of closed lines were shown once, by 2.7.5 and 2.8.0. */
export const historyProofs: readonly HistoryProof[] = [
  {patch: '2.8.1', name: 'ProductCommon.type', source: 'swift', shows: /"type": productType,/},
  {
    patch: '2.8.2',
    name: 'Purchase',
    source: 'types',
    shows:
      /type Purchase = \(PurchaseAndroid & AndroidPlatform\) \| \(PurchaseIOS & IosPlatform\);/,
  },
  {
    patch: '2.8.4',
    name: 'initConnection',
    source: 'kotlin',
    hides: /if \(billingClientCache\?\.isReady == true\) \{\s+callback/,
  },
  {
    patch: '2.8.4',
    name: 'AppTransactionIOS.appTransactionId',
    source: 'swift',
    shows: /#if swift\(>=6\.1\)\s+if #available\(iOS 18\.4/,
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
