import type {Meaning} from './meaningTypes.ts';

const numberInstead = 'The native code sends the number instead of this text.';

/** What an app learns about a running subscription. */
export const subscriptionStatus: readonly Meaning[] = [
  {
    of: ['ActiveSubscription.productId'],
    text: 'Id of the subscription product that the user has.',
  },
  {
    of: ['ActiveSubscription.isActive'],
    text: 'Always `true`: what counts as over is not in the list. On Android a pending purchase is in it too. In the iOS sandbox, a new one-time product is in it for 24 hours.',
  },
  {
    of: ['ActiveSubscription.transactionId'],
    text: 'The `id` of the purchase: transaction id on iOS, order id or `null` on Android.',
  },
  {
    of: ['ActiveSubscription.purchaseToken'],
    text: 'What a server checks: the signed transaction (JWS) on iOS, the token of Play on Android.',
  },
  {
    of: ['ActiveSubscription.transactionDate'],
    text: 'Time in milliseconds since 1970 (UTC): of the latest renewal on iOS, of the purchase on Android.',
  },
  {
    of: ['ActiveSubscription.expirationDateIOS'],
    text: "End of the paid period as a `Date`, unlike the number on a purchase. It is missing without an end date (sandbox only). On Android only Google's server API knows it.",
  },
  {
    of: ['ActiveSubscription.autoRenewingAndroid'],
    text: 'Whether it renews. `false` means canceled but paid for, or prepaid; access goes on until the period ends.',
  },
  {
    of: ['ActiveSubscription.environmentIOS'],
    text: 'Where the transaction was made: `Production`, `Sandbox` or `Xcode`. It needs iOS 16 and is missing before.',
  },
  {
    of: ['ActiveSubscription.willExpireSoon'],
    text: 'On iOS: 7 days or less (rounded) are left in the period, whether or not it renews. On Android: it does not renew, because it was canceled or is prepaid. So on iOS it is always true for a weekly plan, except in a longer offer; whether it renews is in `autoRenewStatus` of `subscriptionStatusIOS`. It is missing there without an end date.',
  },
  {
    of: ['ActiveSubscription.daysUntilExpirationIOS'],
    text: 'Days until the end, rounded to the nearest whole number. It is missing without an end date.',
  },
  {
    of: ['ProductStatusIOS.state', 'ProductStatusIos.state'],
    text: 'State of one way of access to the group, as a number, not the declared text. 1 is subscribed, 2 expired, 3 billing retry, 4 grace period, 5 revoked. A plan of the group gives access if any entry says 1 or 4.',
  },
  {
    of: ['ProductStatusIOS.renewalInfo', 'ProductStatusIos.renewalInfo'],
    text: 'What happens at the next renewal. It is `null` when the device cannot verify it. Whether it renews is in the undeclared boolean `autoRenewStatus`.',
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
    text: 'Declared, but never sent: the same value arrives as `autoRenewStatus`.',
  },
  {
    of: ['RenewalInfo.autoRenewPreference'],
    text: 'Id of the product that it renews as, another one after a downgrade. It is `null` when nothing renews: auto-renew is off, or a price increase was not accepted.',
  },
  {
    of: ['RenewalInfo.jsonRepresentation'],
    text: 'Raw JSON of the renewal info. Declared, but the native code never sends it.',
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
