/** Words that readers type for a section about subscriptions, by its address; part of the search terms. */
export const planTerms: Readonly<Record<string, readonly string[]>> = {
  'guides/subscriptions#cancel': [
    'unsubscribe',
    'stop renewal',
    'get notified user cancel',
    'manage subscriptions',
  ],
  'guides/subscriptions#canceled': [
    'cancellation notification',
    'turn off renewal',
    'canceled in settings',
  ],
  'guides/subscriptions#change-android': ['deferred replacement', 'active until renewal'],
  'guides/subscriptions#change-plan': [
    'upgrade',
    'downgrade',
    'crossgrade',
    'switch plan',
    'proration',
    'other subscription than requested',
  ],
  'guides/subscriptions#end-date': ['expiry date', 'expires', 'renewal date'],
  'guides/subscriptions#in-trial': ['trial period', 'check trial'],
  'guides/subscriptions#other-platform': [
    'cross platform',
    'subscribed on ios',
    'subscribed on android',
  ],
  'guides/subscriptions#payment-fails': [
    'billing issue',
    'card declined',
    'payment failed',
    'active subscription false',
    'suspended',
    'resume, paused user buys again',
  ],
  'guides/subscriptions#prepaid': ['extend', 'top up'],
  'guides/subscriptions#price-increase': ['price change', 'consent', 'raise price'],
  'guides/subscriptions#token': [
    'resubscribe',
    'duplicate subscription',
    'invalidate old token',
    'acknowledge renewal',
  ],
  'guides/subscriptions#deferred': [
    'deferred replacement',
    'deferred downgrade',
    'still old plan listed',
    'scheduled change',
    'active until renewal',
  ],
  'guides/subscriptions#change-ios': [
    'ios downgrade',
    'still old plan',
    'old purchase during upgrade',
  ],
};
