import {errorsBeforeMapping} from './beforeMapping.ts';
import type {ErrorEntry, VersionWords} from './errorTypes.ts';
import {sharedErrors} from './shared.ts';

const words: VersionWords = {
  load: '`getProducts` or `getSubscriptions`',
  transaction: '`transactionId`',
  iosToken: '`jwsRepresentationIos`',
  offers: '`subscriptionOfferDetails`',
  emptyList: 'EMPTY_SKU_LIST',
  afterRefusal:
    'Every call that asks Play can fail with this, because each one connects when nothing is connected.',
  emptyListMessage: '"skus" is required',
};

/** The error codes of 2.6, as 2.6.3 sends them. */
export const errors26: readonly ErrorEntry[] = [
  ...sharedErrors(words),
  ...errorsBeforeMapping(words, {promoted: false}),
];
