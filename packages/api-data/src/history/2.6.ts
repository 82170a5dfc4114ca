import {added, changed, deprecated, ofPatch} from './changes.ts';

/** What happened to names in the releases of 2.6. */
export const history26 = [
  // Deprecated before the first line that the site documents; the exact patch is not known.
  ...ofPatch('2.5', 'history', [
    ...deprecated('3.0.0', ['requestSubscription', 'requestPurchase']),
    ...deprecated(
      undefined,
      ['transactionUpdatedIos', 'purchaseUpdatedListener'],
      ['IapEvent.TransactionIapUpdated', 'IapEvent.PurchaseUpdated'],
    ),
  ]),
  ...ofPatch('2.6.0', 'history', [
    ...added(
      'getPurchaseHistories',
      'getAppTransaction',
      'AppTransactionIOS',
      'presentCodeRedemptionSheet',
      'openRedeemOfferCodeAndroid',
    ),
    ...deprecated('3.0.0', ['getPurchaseHistory', 'getPurchaseHistories']),
    ...changed('ProductIos.subscription', 'Actually sent on iOS, and optional in the type.'),
    ...changed(
      'SubscriptionInfo.subscriptionPeriod',
      'An object of unit and value; before, a unit.',
    ),
    ...changed('SubscriptionOffer.period', 'An object of unit and value; before, a unit.'),
  ]),
  ...ofPatch('2.6.1', 'history', [
    ...added(
      'syncIOS',
      'isEligibleForIntroOfferIOS',
      'subscriptionStatusIOS',
      'currentEntitlementIOS',
      'latestTransactionIOS',
      'beginRefundRequestIOS',
      'showManageSubscriptionsIOS',
      'getReceiptIOS',
      'isTransactionVerifiedIOS',
      'getTransactionJwsIOS',
      'validateReceiptIOS',
      'presentCodeRedemptionSheetIOS',
      'getAppTransactionIOS',
      'getStorefrontIOS',
    ),
    ...deprecated(
      '3.0.0',
      ['sync', 'syncIOS'],
      ['isEligibleForIntroOffer', 'isEligibleForIntroOfferIOS'],
      ['subscriptionStatus', 'subscriptionStatusIOS'],
      ['currentEntitlement', 'currentEntitlementIOS'],
      ['latestTransaction', 'latestTransactionIOS'],
      ['beginRefundRequest', 'beginRefundRequestIOS'],
      ['showManageSubscriptions', 'showManageSubscriptionsIOS'],
      ['getReceiptIos', 'getReceiptIOS'],
      ['isTransactionVerified', 'isTransactionVerifiedIOS'],
      ['getTransactionJws', 'getTransactionJwsIOS'],
      ['validateReceiptIos', 'validateReceiptIOS'],
      ['presentCodeRedemptionSheet', 'presentCodeRedemptionSheetIOS'],
      ['getAppTransaction', 'getAppTransactionIOS'],
    ),
    // Announced to go in 3.0.0, but it came back: 3.4.13 has it on both platforms, and not the other.
    ...deprecated(undefined, ['getStorefront', 'getStorefrontIOS']),
    ...changed('getStorefront', 'Works on iOS only; in 2.6.0 it worked on Android too.'),
  ]),
  ...ofPatch('2.6.2', 'history', [
    ...added(
      'AppTransactionIOS.bundleID',
      'AppTransactionIOS.appVersion',
      'AppTransactionIOS.originalAppVersion',
      'AppTransactionIOS.environment',
      'AppTransactionIOS.signedDate',
      'AppTransactionIOS.appID',
      'AppTransactionIOS.appVersionID',
      'AppTransactionIOS.originalPlatform',
      'AppTransactionIOS.preorderDate',
    ),
    {change: 'removed', name: 'AppTransactionIOS.originalAppAccountToken'},
    ...changed('validateReceiptIOS', 'Finds its native function again; 2.6.1 doesn’t.'),
  ]),
  ...ofPatch(
    '2.6.3',
    'history',
    changed('AppTransactionIOS.originalPlatform', 'Optional in the type.'),
  ),
];
