import type {Effect} from '../effect.ts';

/** What the patches 2.6.1 to 2.6.3 mean for code of the patch before. */
export const effects26: readonly Effect[] = [
  {
    id: 'storefront-ios-only',
    patch: '2.6.1',
    name: 'getStorefront',
    platform: 'android',
    need: 'must',
    compiler: 'silent',
    otherwise: 'On Android, the call throws; from 2.7.1 on, it returns an empty string there.',
    todo: 'Call it on iOS only. On Android, the library can’t read the country any more.',
    sample: 'storefront',
  },
  {
    id: 'validate-receipt-found',
    patch: '2.6.2',
    name: 'validateReceiptIOS',
    platform: 'ios',
    need: 'none',
    compiler: 'silent',
    otherwise: 'Old code works again.',
  },
  {
    id: 'original-platform-optional',
    patch: '2.6.3',
    name: 'AppTransactionIOS.originalPlatform',
    platform: 'ios',
    need: 'must',
    compiler: 'error',
    otherwise: 'Code that passes it on as a string doesn’t compile in strict mode.',
    todo: 'Check it before use: iOS sends it from 18.4 on.',
    sample: 'original-platform',
  },
];
