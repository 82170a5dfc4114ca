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
    text: 'Always `true`: what counts as over is not in the list. On Android a pending purchase is in it too. In the sandbox of iOS a purchase without an end date counts as active for 24 hours, so a new one-time product can be listed.',
  },
  {
    of: ['ActiveSubscription.transactionId'],
    text: 'Id of the purchase behind it, the same as its `id`: transaction id on iOS, order id on Android, where it is `null` without an order id.',
  },
  {
    of: ['ActiveSubscription.purchaseToken'],
    text: 'What a server checks: the signed transaction (JWS) on iOS, the token of Play on Android.',
  },
  {
    of: ['ActiveSubscription.transactionDate'],
    text: 'Time of the purchase in milliseconds since 1970 (UTC). On iOS it is the time of the latest renewal; on Android it is the purchase time that Play keeps with the token.',
  },
  {
    of: ['ActiveSubscription.expirationDateIOS'],
    text: 'End of the paid period as a `Date` object; on a purchase the same field is a number. It is missing for an entry that has no end date, which happens only in the sandbox. On Android the app cannot know this date; the server API of Google has it.',
  },
  {
    of: ['ActiveSubscription.autoRenewingAndroid'],
    text: 'Whether the subscription renews. `false` means canceled but paid for, or a prepaid plan; access goes on until the period ends.',
  },
  {
    of: ['ActiveSubscription.environmentIOS'],
    text: 'Where the transaction was made: `Production`, `Sandbox` or `Xcode`. It needs iOS 16 and is missing before.',
  },
  {
    of: ['ActiveSubscription.willExpireSoon'],
    text: 'On iOS: 7 days or less (rounded) are left in the period, whether or not it renews, so, except in a longer offer, it is always true for a weekly plan; whether it renews is in `autoRenewStatus` of `subscriptionStatusIOS`. On Android: it does not renew, because it was canceled or is prepaid, however far away the end is. It is missing on iOS when there is no end date.',
  },
  {
    of: ['ActiveSubscription.daysUntilExpirationIOS'],
    text: 'Days until the period ends, rounded to the nearest whole number: less than half a day is 0. It is missing when there is no end date.',
  },
  {
    of: ['ProductStatusIOS.state', 'ProductStatusIos.state'],
    text: 'State of one way of access to the group. It arrives as a number, not as the declared text: 1 subscribed, 2 expired, 3 billing retry, 4 grace period, 5 revoked. A plan of the group gives access if any entry says 1 or 4.',
  },
  {
    of: ['ProductStatusIOS.renewalInfo', 'ProductStatusIos.renewalInfo'],
    text: 'What happens at the next renewal. It is `null` when the device cannot verify it. The object differs from its type: whether it renews is in the undeclared boolean `autoRenewStatus`. The module does not convert the date and the reason in it, so do not count on them.',
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
    text: 'Whether the subscription renews. Declared, but missing at run time: the native code sends the same value as `autoRenewStatus`, which the type does not declare.',
  },
  {
    of: ['RenewalInfo.autoRenewPreference'],
    text: 'Id of the product that the subscription renews as. It differs from the current product after a downgrade, which takes effect at the next renewal. It is `null` when nothing renews, for example because auto-renew is off or a price increase was not accepted.',
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
