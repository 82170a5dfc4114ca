/**
 * What happened to a type that is not a root export; the history lists exports and members only. Without `to` the type
 * was removed, without `from` it was added.
 */
export type TypeRename = {readonly patch: string; readonly from?: string; readonly to?: string};

/** Types whose members kept their history under another name, and types that were added or removed. */
export const typeRenames: readonly TypeRename[] = [
  {patch: '2.8.0', from: 'ProductIos', to: 'ProductIOS'},
  {patch: '2.8.0', from: 'ProductStatusIos', to: 'ProductStatusIOS'},
  {patch: '2.8.0', from: 'SubscriptionProductIos', to: 'SubscriptionProductIOS'},
  {patch: '2.8.1', from: 'SubscriptionProductIOS', to: 'ProductSubscriptionIOS'},
  {patch: '2.8.1', from: 'SubscriptionProductAndroid', to: 'ProductSubscriptionAndroid'},
  {patch: '2.8.1', from: 'RequestSubscriptionIosProps'},
  // The deprecated names of the same patch are aliases of these; `PurchaseStateAndroid` only as a value, no longer as a
  // type.
  {patch: '2.8.1', to: 'PurchaseAndroidState'},
  {patch: '2.8.1', to: 'ProductAndroidOneTimePurchaseOfferDetail'},
  {patch: '2.8.1', to: 'ProductSubscriptionAndroidOfferDetail'},
  {patch: '2.8.1', to: 'ProductSubscriptionAndroidOfferDetails'},
];

/** The same in the releases that only upgrades lead to. */
export const targetTypeRenames: readonly TypeRename[] = [
  {patch: '2.9.7', from: 'ProductStatusIOS', to: 'SubscriptionStatusIOS'},
  {patch: '2.9.7', from: 'SubscriptionStatus', to: 'SubscriptionState'},
  {
    patch: '3.4.13',
    from: 'ProductSubscriptionAndroidOfferDetail',
    to: 'ProductSubscriptionAndroidOfferDetails',
  },
  {patch: '3.4.13', from: 'RenewalInfo', to: 'RenewalInfoIOS'},
  {patch: '3.4.13', from: 'SubscriptionInfo', to: 'SubscriptionInfoIOS'},
  {patch: '3.4.13', from: 'SubscriptionIosPeriod', to: 'SubscriptionPeriodIOS'},
];
