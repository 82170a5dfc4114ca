/** Samples for names whose successor takes more than another spelling, by the name that old code has. */
export const nameSamples: Readonly<Record<string, string>> = {
  getProducts: 'load-products',
  getSubscriptions: 'load-products',
  requestSubscription: 'request-subscription',
  getPurchaseHistories: 'purchase-history',
  'ProductIos.subscription': 'product-fields',
  'ProductIOS.subscription': 'product-fields',
};
