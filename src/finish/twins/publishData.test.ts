import {describe, expect, it} from 'vitest';
import {sampleErrors} from 'expo-iap-api-data/errors/testing/sampleErrors';
import {sampleSurface} from '../../marks/testing/sampleSurface.ts';
import {publishErrors, publishSurface} from './publishData.ts';

const explain = (version: string, owner: string, member: string): string =>
  `${owner}.${member} in ${version}.`;

describe('publishSurface', () => {
  it('leaves out how the facts were found', () => {
    const published = publishSurface(sampleSurface, explain);
    expect(Object.keys(published)).toEqual(['version', 'package', 'symbols']);
    expect(published.package).toBe('expo-iap@2.8.8');
    const inherited = {
      ...sampleSurface,
      symbols: sampleSurface.symbols.map((symbol) => ({
        ...symbol,
        members: symbol.members.map((member) => ({declaredIn: symbol.name, ...member})),
      })),
    };
    expect(publishSurface(inherited, explain)).toEqual(published);
  });

  it('says what the fields of a parameter mean', () => {
    const [load] = publishSurface(sampleSurface, explain).symbols;
    expect(load?.members[0]?.members?.map(({meaning}) => meaning)).toEqual([
      'fetchProducts.params.skus in 2.8.',
      'fetchProducts.params.type in 2.8.',
    ]);
  });

  it('keeps names, types and dates, also of members', () => {
    const sale = publishSurface(sampleSurface, explain).symbols.find(({name}) => name === 'Sale');
    expect(sale).toEqual({
      name: 'Sale',
      kind: 'type',
      exported: true,
      platform: 'ios',
      signature: 'type Sale;',
      members: [
        {
          name: 'id',
          role: 'field',
          type: 'string',
          optional: false,
          platform: 'ios',
          meaning: 'Sale.id in 2.8.',
          since: '2.8.1',
          renamedFrom: 'saleId',
        },
        {
          name: 'note',
          role: 'field',
          type: 'string',
          optional: true,
          platform: 'android',
          meaning: 'Sale.note in 2.8.',
          gone: {patch: '2.8.9'},
        },
      ],
    });
  });
});

describe('publishErrors', () => {
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
});
