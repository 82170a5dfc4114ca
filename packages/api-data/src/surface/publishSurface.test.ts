import {expect, it} from 'vitest';
import {publishSurface} from './publishSurface.ts';
import {sampleSurface} from './testing/sampleSurface.ts';

const explain = (version: string, owner: string, member: string): string =>
  `${owner}.${member} in ${version}.`;

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
