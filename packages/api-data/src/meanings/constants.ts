import {type Meaning, pathsOf} from './meaningTypes.ts';

/** What the values of the constants mean, and what the module template left behind. */
export const constants: readonly Meaning[] = [
  {
    of: ['setValueAsync.value'],
    text: 'Leftover of a module template: the call fails, because no native function takes the text.',
  },
  {
    of: ['ChangeEventPayload.value'],
    text: 'Leftover of a module template: no event of the library has this shape.',
  },
  {
    of: pathsOf(
      ['FeatureTypeAndroid'],
      'IN_APP_MESSAGING',
      'PRICE_CHANGE_CONFIRMATION',
      'PRODUCT_DETAILS',
      'SUBSCRIPTIONS',
      'SUBSCRIPTIONS_UPDATE',
    ),
    text: 'Name of a feature of Play Billing. No function of the library takes or returns it.',
  },
  {
    of: ['ProductType.inapp'],
    text: 'One-time product: consumable or not, and on iOS non-renewing subscriptions too. It is the default wherever a kind of product is asked for.',
  },
  {
    of: ['ProductType.subs'],
    text: 'Subscription that renews by itself. Play counts prepaid plans as subscriptions too.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'UNSPECIFIED_STATE'),
    text: '0: Play names no state. Give nothing, and read the purchases again later.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'PURCHASED'),
    text: '1: paid. Check it, give it and finish it within three days, or Google refunds it.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'PENDING'),
    text: '2: the payment is not complete, as with cash. Give nothing; acknowledging and consuming fail until it is 1.',
  },
];
