/** Samples for names whose replacement needs more than a new spelling, by the name in old code. */
export const nameSamples: Readonly<Record<string, string>> = {
  getProducts: 'load-products',
  getSubscriptions: 'load-products',
  'useIAP.getProducts': 'load-in-hook',
  'useIAP.getSubscriptions': 'load-in-hook',
  requestSubscription: 'request-subscription',
  getPurchaseHistories: 'purchase-history',
  'useIAP.getPurchaseHistories': 'history-in-hook',
  'useIAP.purchaseHistories': 'history-in-hook',
  transactionUpdatedIos: 'transaction-listener',
  transactionUpdatedIOS: 'transaction-listener',
  'ProductIos.subscription': 'product-fields',
  'ProductIOS.subscription': 'product-fields',
};

/** Names without a place in the reference, and the names that explain them there. */
export const documentedBy: Readonly<Record<string, readonly string[]>> = {
  PurchaseBase: ['Purchase'],
  ProductPurchaseIos: ['PurchaseIOS'],
  RequestPurchaseIOSProps: ['RequestPurchaseIosProps'],
  RequestSubscriptionIOSProps: ['RequestSubscriptionProps'],
  deepLinkToSubscriptionsIos: ['deepLinkToSubscriptionsIOS'],
  isPlatformRequestProps: ['RequestPurchaseProps'],
  isUnifiedRequestProps: ['RequestPurchaseProps'],
  isLegacyRequestProps: ['RequestPurchaseProps'],
};
