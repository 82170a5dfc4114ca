import {expect, it} from 'vitest';
import {corrected, scan} from './testing/scan.ts';

const find = (text: string) => scan(text, {name: 'shop.test.ts'}).findings;

it.each([
  `jest.mock('expo-iap', () => ({\ngetReceiptIos: jest.fn(), useIAP: jest.fn()}));`,
  `vi.mock('expo-iap', async (original) => ({...(await original()),\ngetReceiptIos: () => 'receipt'}));`,
  `vi.mock(import('expo-iap'), () => ({\ngetReceiptIos() { return 'receipt'; }}));`,
  `jest.doMock('expo-iap', () => { const receipt = 'a'; return {__esModule: true,\ngetReceiptIos: () => receipt}; });`,
  `jest.mock('expo-iap', () => ({\n'getReceiptIos': jest.fn()}));`,
  `jest.mock('expo-iap', jest.fn(() => ({\ngetReceiptIos})));`,
])('finds a name that the library no longer has in %s', (text) => {
  const [found, ...others] = find(text);
  expect(others).toEqual([]);
  expect(found).toMatchObject({line: 2, kind: 'fails', name: 'getReceiptIos'});
  expect(found?.message).toContain('In this mock, `getReceiptIOS` is `undefined`.');
  expect(corrected(text, found ? [found] : [])).toMatch(
    /\ngetReceiptIOS(?:'|\(|:)|\n'getReceiptIOS'/,
  );
});

it('asks where nothing replaces the name', () => {
  const [found] = find(`jest.mock('expo-iap', () => ({isLegacyRequestProps: () => true}));`);
  expect(found).toMatchObject({kind: 'question', name: 'isLegacyRequestProps'});
  expect(found?.message).toMatch(/^Does the code under test still use this name\?/);
});

it.each([
  `jest.mock('expo-iap', () => ({getReceiptIos: jest.fn(), getReceiptIOS: jest.fn()}));`,
  `jest.mock('expo-iap', () => ({useIAP: jest.fn(), fetchProducts: jest.fn()}));`,
  `jest.mock('./store', () => ({isProductIos: jest.fn()})); import 'expo-iap';`,
  `jest.mock('expo-iap');`,
])('is silent for %s', (text) => {
  expect(find(text)).toEqual([]);
});
