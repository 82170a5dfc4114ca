import {FALLBACK} from 'expo-iap-api-data/errors/errorIndex';
import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {findErrors} from './findErrors.ts';

const indexes = new Map(
  releaseLines.map(({version}) => [version, indexErrors(loadErrors(version))]),
);
const find = (text: string, version = '2.8') => findErrors(text, indexes.get(version) ?? []);
const codes = (text: string, version = '2.8') => find(text, version).matches.map(({code}) => code);
const reasons = (text: string, version = '2.8') => find(text, version).matches[0]?.reasons;

describe('one answer', () => {
  it.each([
    ['E_USER_CANCELLED', 'E_USER_CANCELLED'],
    ['  e_user_cancelled\n', 'E_USER_CANCELLED'],
    ['E_USER_CANCELED', 'E_USER_CANCELLED'],
    ['ErrorCode.E_ITEM_UNAVAILABLE', 'E_ITEM_UNAVAILABLE'],
    ['user-cancelled', 'E_USER_CANCELLED'],
    ['userCancelled', 'E_USER_CANCELLED'],
    ['ITEM_ALREADY_OWNED', 'E_ALREADY_OWNED'],
    ['item_already_owned', 'E_ALREADY_OWNED'],
    ['BillingResponseCode.ITEM_ALREADY_OWNED', 'E_ALREADY_OWNED'],
    ['BILLING_RESPONSE_RESULT_ITEM_ALREADY_OWNED', 'E_ALREADY_OWNED'],
    ['USER_CANCELED', 'E_USER_CANCELLED'],
    ['SERVICE_DISCONNECTED', 'E_NETWORK_ERROR'],
    ['E_SERVICE_DISCONNECTED', 'E_SERVICE_DISCONNECTED'],
    ['SKErrorPaymentCancelled', 'E_USER_CANCELLED'],
    ['skerrorpaymentcancelled', 'E_USER_CANCELLED'],
    ['SKError.paymentCancelled', 'E_USER_CANCELLED'],
    ['SKError.Code.paymentNotAllowed', 'E_USER_ERROR'],
    ['paymentNotAllowed', 'E_USER_ERROR'],
    ['payment not allowed', 'E_USER_ERROR'],
    ['SKErrorOverlayTimeout', 'E_PURCHASE_ERROR'],
    ['Error Domain=SKErrorDomain Code=2 "(null)"', 'E_USER_CANCELLED'],
    ['The operation couldn’t be completed. (SKErrorDomain error 0.)', 'E_UNKNOWN'],
    ['{"domain":"SKErrorDomain","code":5}', 'E_ITEM_UNAVAILABLE'],
    ['SKErrorDomain Code=15', 'E_PURCHASE_ERROR'],
    ['StoreKit error 4', 'E_USER_ERROR'],
    ['Error Domain=NSURLErrorDomain Code=-1009 "offline"', 'E_NETWORK_ERROR'],
    ['Error Domain=ASDErrorDomain Code=500 "Unhandled exception"', 'E_PURCHASE_ERROR'],
    ['StoreKit.StoreKitError.systemError', 'E_PURCHASE_ERROR'],
    ['responseCode: 7', 'E_ALREADY_OWNED'],
    ['"responseCode":-1', 'E_NETWORK_ERROR'],
    ['BillingResult(responseCode=5, debugMessage=)', 'E_DEVELOPER_ERROR'],
    ['Billing response code 11', 'E_UNKNOWN'],
    ['Google Play error 3', 'E_SERVICE_ERROR'],
    ['Item already owned', 'E_ALREADY_OWNED'],
    ['the feature not supported', 'E_SERVICE_ERROR'],
    ['item not owned', 'E_UNKNOWN'],
    ['pending', 'E_PENDING'],
    ['Invalid transaction ID', 'E_DEVELOPER_ERROR'],
    ['E_PENDING', 'E_PENDING'],
    ['"E_SKU_NOT_FOUND"', 'E_SKU_NOT_FOUND'],
    ['\u001b[31mE_SYNC_ERROR\u001b[39m', 'E_SYNC_ERROR'],
    ['[31mE_SYNC_ERROR[39m', 'E_SYNC_ERROR'],
    ['responseCode=\u001b[33m7\u001b[39m', 'E_ALREADY_OWNED'],
    ['SKErrorDomain Code=[33m2[39m', 'E_USER_CANCELLED'],
    [
      'PurchaseError: [E_ALREADY_OWNED] at requestPurchase (App.tsx:7:12)\n    at async initConnection (index.js:2:1)',
      'E_ALREADY_OWNED',
    ],
    ['{"code":"E_UNKNOWN","responseCode":8,"debugMessage":"","platform":"android"}', 'E_UNKNOWN'],
    [
      '11-20 10:12:01.123 W/BillingClient( 8712): launchBillingFlow failed: ITEM_UNAVAILABLE (responseCode=4)',
      'E_ITEM_UNAVAILABLE',
    ],
  ])('%s is %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it('merges what one text says twice and keeps each reason once', () => {
    expect(reasons('E_ALREADY_OWNED ITEM_ALREADY_OWNED responseCode=7')).toEqual([
      {kind: 'code'},
      {kind: 'store', store: 'Play', number: 7, name: 'ITEM_ALREADY_OWNED'},
    ]);
  });

  it('says what kind of sign it found', () => {
    expect(reasons('user-cancelled')).toEqual([{kind: 'spelling', written: 'user-cancelled'}]);
    expect(reasons('user canceled')).toEqual([{kind: 'words', written: 'user canceled'}]);
    expect(reasons('SKErrorDomain Code=15')).toEqual([
      {kind: 'rest', store: 'StoreKit', written: '15'},
    ]);
  });
});

describe('numbers', () => {
  it.each(['7', ' 7 ', 'error 7', 'Error code: 7', 'code=7', '(7)', '"code": "7"'])(
    '%s has a meaning on each side',
    (text) => {
      expect(codes(text)).toEqual(['E_ALREADY_OWNED', 'E_NETWORK_ERROR', 'E_RECEIPT_FAILED']);
      expect(find(text).hints).toEqual([{kind: 'ambiguous', number: 7}]);
    },
  );

  it('is not ambiguous when only one side has it', () => {
    expect(codes('-1')).toEqual(['E_NETWORK_ERROR']);
    expect(find('-1').hints).toEqual([]);
    expect(codes('23')).toEqual(['E_CONNECTION_CLOSED']);
  });

  it('knows that 0 is success for Play', () => {
    expect(codes('responseCode: 0')).toEqual([]);
    expect(find('responseCode: 0').hints).toEqual([{kind: 'success', number: 0}]);
    expect(codes('0')).toEqual(['E_UNKNOWN']);
    expect(find('0').hints).toContainEqual({kind: 'success', number: 0});
  });

  it('does not take lines, times and statuses for codes', () => {
    expect(codes('at buy (App.tsx:7:12)')).toEqual([]);
    expect(codes('response code: 404')).toEqual([]);
    expect(codes('404')).toEqual([]);
    expect(codes('2026-11-21 07:04:02')).toEqual([]);
  });
});

describe('several answers', () => {
  it('come in the order of the text', () => {
    expect(codes('first E_SYNC_ERROR then E_NOT_PREPARED')).toEqual([
      'E_SYNC_ERROR',
      'E_NOT_PREPARED',
    ]);
  });
});

describe('nothing known', () => {
  it.each(['', '   ', 'hello', 'unknown error in my app', '<img src=x onerror=alert(1)>', '💥'])(
    '%j has no answer',
    (text) => {
      expect(find(text)).toEqual({matches: [], hints: []});
    },
  );

  it('names codes that do not exist', () => {
    expect(find('E_FOO_BAR')).toEqual({
      matches: [],
      hints: [{kind: 'unknownCode', written: 'E_FOO_BAR'}],
    });
  });

  it('tells codes of Expo and errors without a code from those of the stores', () => {
    expect(find('Error: ERR_UNEXPECTED').hints).toEqual([
      {kind: 'expo', written: 'ERR_UNEXPECTED'},
    ]);
    expect(find('TypeError: undefined is not a function').hints).toEqual([{kind: 'noCode'}]);
  });

  it('stays quick with endless texts', () => {
    const start = performance.now();
    for (const piece of ['a_', 'SKError', 'code ', '[1;', 'E', '-', ' '])
      find(piece.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('other versions', () => {
  it('does not know numbers and names of StoreKit before 2.8', () => {
    expect(codes('SKErrorPaymentCancelled', '2.7')).toEqual(['E_PURCHASE_ERROR']);
    expect(codes('SKErrorDomain Code=2', '2.6')).toEqual(['E_PURCHASE_ERROR']);
    expect(codes('NSURLErrorDomain', '2.7')).toEqual(['E_PURCHASE_ERROR']);
    expect(codes('7', '2.7')).toEqual(['E_ALREADY_OWNED', 'E_PURCHASE_ERROR', 'E_RECEIPT_FAILED']);
  });

  it('finds a code under the name of another version', () => {
    expect(codes('E_EMPTY_SKU_LIST', '2.7')).toEqual(['EMPTY_SKU_LIST']);
    expect(codes('EMPTY_SKU_LIST', '2.8')).toEqual(['E_EMPTY_SKU_LIST']);
    expect(codes('E_BILLING_UNAVAILABLE', '2.7')).toEqual(['E_SERVICE_ERROR']);
  });
});

describe.each([...indexes])('in %s', (version, index) => {
  it('finds every code and every name by itself', () => {
    for (const {code, stores = []} of index) {
      expect(codes(code, version)).toEqual([code]);
      expect(codes(code.toLowerCase(), version)).toEqual([code]);
      for (const {name} of stores) expect(codes(name, version)).toContain(code);
    }
  });

  it('has the codes that stand for everything else', () => {
    const known = index.map(({code}) => code);
    expect(known).toEqual(expect.arrayContaining([...Object.values(FALLBACK), 'E_NETWORK_ERROR']));
  });
});
