import type {Meaning} from './meaningTypes.ts';

const numberInstead = 'The native code sends the number instead of this text.';

/** What an app learns about a running subscription. */
export const subscriptionStatus: readonly Meaning[] = [
  {
    of: ['ActiveSubscription.productId'],
    text: 'Product id of the subscription.',
  },
  {
    of: ['ActiveSubscription.isActive'],
    text: 'Always `true`: what has expired is not in the list. On Android, what is pending is. In the iOS sandbox, a new one-time product is for 24 hours.',
  },
  {
    of: ['ActiveSubscription.transactionId'],
    text: 'The `id` of the purchase.',
  },
  {
    of: ['ActiveSubscription.purchaseToken'],
    text: 'The `purchaseToken` of the purchase.',
  },
  {
    of: ['ActiveSubscription.transactionDate'],
    text: 'Unix time in milliseconds: of the latest renewal on iOS, of the purchase on Android.',
  },
  {
    of: ['ActiveSubscription.expirationDateIOS'],
    text: "End of the paid period as a `Date`. Missing without an end date (sandbox only). On Android only Google's server API knows it.",
  },
  {
    of: ['ActiveSubscription.autoRenewingAndroid'],
    text: 'Whether it renews. `false` is canceled or prepaid: access goes on until the period ends.',
  },
  {
    of: ['ActiveSubscription.environmentIOS'],
    text: '`Production`, `Sandbox` or `Xcode`, from iOS 16 on.',
  },
  {
    of: ['ActiveSubscription.willExpireSoon'],
    text: 'On Android it does not renew; on iOS 7 days or less (rounded) are left, renewing or not. So a weekly plan on iOS is always `true`, except in a longer offer. Missing on iOS without an end date.',
  },
  {
    of: ['ActiveSubscription.daysUntilExpirationIOS'],
    text: 'Days until the end, rounded. Missing without an end date.',
  },
  {
    of: ['ProductStatusIOS.state', 'ProductStatusIos.state'],
    text: 'State of one way of access, a number: 1 subscribed, 2 expired, 3 billing retry, 4 grace period, 5 revoked. A plan of the group gives access if any entry says 1 or 4.',
  },
  {
    of: ['ProductStatusIOS.renewalInfo', 'ProductStatusIos.renewalInfo'],
    text: 'The next renewal, or `null` when the device cannot verify it. Whether it renews: the undeclared boolean `autoRenewStatus`.',
  },
  {
    of: ['SubscriptionStatus.subscribed'],
    text: `Number 1: the subscription is paid for and gives access. ${numberInstead}`,
  },
  {
    of: ['SubscriptionStatus.expired'],
    text: `Number 2: the subscription ended and gives no access. ${numberInstead}`,
  },
  {
    of: ['SubscriptionStatus.inBillingRetryPeriod'],
    text: `Number 3: the payment failed and Apple tries again for up to 60 days. Access is off outside a grace period. ${numberInstead}`,
  },
  {
    of: ['SubscriptionStatus.inGracePeriod'],
    text: `Number 4: the payment failed and access goes on for the grace period that you set in App Store Connect. ${numberInstead}`,
  },
  {
    of: ['SubscriptionStatus.revoked'],
    text: `Number 5: Apple took the subscription back after a refund or the end of Family Sharing. ${numberInstead}`,
  },
  {
    of: ['RenewalInfo.willAutoRenew'],
    text: 'Never sent: it arrives as `autoRenewStatus`.',
  },
  {
    of: ['RenewalInfo.autoRenewPreference'],
    text: 'Id of the product that it renews as. `null` when auto-renew is off or a price increase was not accepted.',
  },
  {
    of: ['RenewalInfo.jsonRepresentation'],
    text: 'Raw JSON, declared and never sent.',
  },
  {
    of: ['RefundRequestStatus.success'],
    text: 'Apple received the request. It does not mean a refund: that comes later, as a revocation of the transaction.',
  },
  {
    of: ['RefundRequestStatus.userCancelled'],
    text: 'The user closed the refund sheet without asking. A status that the library does not know resolves as `null`.',
  },
];
