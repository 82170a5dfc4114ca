/** Samples for names whose successor takes more than another spelling, by the name that old code has. */
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
  isPlatformRequestProps: 'request-guards',
  isUnifiedRequestProps: 'request-guards',
  isLegacyRequestProps: 'request-guards',
  'ProductIos.subscription': 'product-fields',
  'ProductIOS.subscription': 'product-fields',
};

/** The names with which the reference explains names that it has no place for. */
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
