import {errorsBeforeMapping} from './beforeMapping.ts';
import type {ErrorEntry, VersionWords} from './errorTypes.ts';
import {sharedErrors} from './shared.ts';

const words: VersionWords = {
  load: '`requestProducts`',
  transaction: '`transactionId`',
  iosToken: '`jwsRepresentationIos`',
  offers: '`subscriptionOfferDetails`',
  emptyList: 'EMPTY_SKU_LIST',
  afterRefusal:
    'Every call that asks Play can fail with this, because each one connects when nothing is connected.',
  emptyListMessage: 'No SKUs provided',
};

/** The error codes of 2.7, as 2.7.5 sends them. */
export const errors27: readonly ErrorEntry[] = [
  ...sharedErrors(words),
  ...errorsBeforeMapping(words, {promoted: true}),
];
