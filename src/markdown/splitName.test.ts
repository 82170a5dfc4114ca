import {expect, it} from 'vitest';
import {splitName} from './splitName.ts';

it.each([
  ['subscriptionOfferDetailsAndroid', ['subscription', 'Offer', 'Details', 'Android']],
  ['E_USER_CANCELLED', ['E_', 'USER_', 'CANCELLED']],
  ['Product.displayNameIOS', ['Product.', 'display', 'Name', 'IOS']],
  ['string', ['string']],
  ['2.8.8', ['2.8.8']],
])('splits %s', (name, words) => {
  expect(splitName(name)).toEqual(words);
});
