/** Names that belong to one platform although they do not say so. */
export const iosOnly: ReadonlySet<string> = new Set([
  'sync',
  'isEligibleForIntroOffer',
  'subscriptionStatus',
  'currentEntitlement',
  'latestTransaction',
  'beginRefundRequest',
  'showManageSubscriptions',
  'isTransactionVerified',
  'getTransactionJws',
  'presentCodeRedemptionSheet',
  'getAppTransaction',
  // From 2.6.1 on, as an alias of `getStorefrontIOS`.
  'getStorefront',
  'Discount',
  'PaymentDiscount',
  'PaymentMode',
  'RefundRequestStatus',
  'RenewalInfo',
  'SubscriptionInfo',
  'SubscriptionStatus',
  'TransactionEvent',
  // Fields and options of types that serve both platforms.
  'alsoPublishToEventListener',
  'andDangerouslyFinishTransactionAutomatically',
  'appAccountToken',
  'onlyIncludeActiveItems',
  'onSyncError',
  'quantity',
  'withOffer',
]);

/** Names that belong to Android although they do not say so. */
export const androidOnly: ReadonlySet<string> = new Set([
  'OneTimePurchaseOfferDetails',
  // iOS answers `true` where Android answers with this object.
  'PurchaseResult',
  'SubscriptionOfferDetail',
  'androidOptions',
  'isOfferPersonalized',
  'subscriptionOffers',
]);
