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
