import {sampleErrors} from 'expo-iap-api-data/errors/testing/sampleErrors';
import {expect, it} from 'vitest';
import {publishErrors} from './publishData.ts';

const about = {version: '2.8', package: 'expo-iap@2.8.8'};
const place = {page: 'https://example.org/codes', resolve: (target: string) => `to:${target}`};
const {errors} = publishErrors(about, sampleErrors, place);

it('tells who sends a code, what it means and where it is explained', () => {
  expect(errors[0]).toMatchObject({
    code: 'E_USER_CANCELLED',
    kind: 'sent',
    enumNumber: 2,
    docs: 'https://example.org/codes#e_user_cancelled',
    ios: {storeNumbers: [{store: 'StoreKit', number: 2, name: 'SKErrorPaymentCancelled'}]},
    charged: {answer: 'no', because: 'Nothing was bought.'},
    retry: {answer: 'after a fix', because: 'See [below](to:#below).'},
    tellUser: 'Nothing.',
    whatToDo: 'Wait.',
  });
});

it('says what arrives in place of a code that nothing sends', () => {
  expect(errors[2]).toEqual({
    code: 'E_PENDING',
    enumNumber: 22,
    docs: 'https://example.org/codes#e_pending',
    kind: 'never',
    instead: 'Look at `state`.',
  });
});
