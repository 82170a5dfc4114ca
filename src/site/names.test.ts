import {expect, it} from 'vitest';
import {splitName} from './names.ts';

it.each([
  ['subscriptionOfferDetailsAndroid', ['subscription', 'Offer', 'Details', 'Android']],
  ['E_TRANSACTION_VALIDATION_FAILED', ['E_', 'TRANSACTION_', 'VALIDATION_', 'FAILED']],
  ['ErrorCodeMapping.androidNames', ['Error', 'Code', 'Mapping.', 'android', 'Names']],
  ['2.8.8', ['2.8.8']],
])('splits %s', (name, words) => {
  expect(splitName(name)).toEqual(words);
});
