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
    text: 'The default: one-time products, consumable or not, and non-renewing subscriptions of iOS.',
  },
  {
    of: ['ProductType.subs'],
    text: 'Subscriptions that renew, and prepaid plans of Play.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'UNSPECIFIED_STATE'),
    text: '0: Play names no state. Deliver nothing, and read the purchases again later.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'PURCHASED'),
    text: '1: paid. Verify, deliver, finish within three days, or Google refunds it.',
  },
  {
    of: pathsOf(['PurchaseAndroidState', 'PurchaseStateAndroid'], 'PENDING'),
    text: '2: the payment is not complete, as with cash. Deliver nothing; acknowledging and consuming fail until it is 1.',
  },
];
