import {describe, expect, it} from 'vitest';
import type {SourceFile} from './parseFiles.ts';
import {scan as scanCode} from './testing/scan.ts';

function scan(text: string, more: readonly SourceFile[] = []) {
  return scanCode([{name: 'shop.tsx', text}, ...more]);
}

const unfollowed = (text: string, more?: readonly SourceFile[]): readonly string[] =>
  scan(text, more).unfollowed.map(({line, message}) => `${line} ${/`([^`]*)`/.exec(message)?.[1]}`);

describe('what goes past the functions of the library', () => {
  it.each([
    [`const iap = requireNativeModule('ExpoIap');`, `1 requireNativeModule('ExpoIap')`],
    [
      `const iap =\nrequireOptionalNativeModule('ExpoIap');`,
      `2 requireOptionalNativeModule('ExpoIap')`,
    ],
    [`NativeModulesProxy.ExpoIap.getItems();`, '1 NativeModulesProxy.ExpoIap'],
    [`Native.NativeModules.ExpoIap.getItems();`, '1 Native.NativeModules.ExpoIap'],
    [`const {ExpoIap} = NativeModules;`, '1 {ExpoIap} = NativeModules'],
    [
      `import {emitter} from 'expo-iap';\nemitter.addListener('promoted-product-ios', (product: any) => save(product));`,
      '2 emitter.addListener',
    ],
    [
      `import {events} from './expo-iap-events';\nevents.addListener('purchase-updated', (bought: any) => save(bought));`,
      '2 events.addListener',
    ],
    [
      `import {emitter, IapEvent} from 'expo-iap';\nemitter.addListener(IapEvent.PurchaseError, show);`,
      '2 emitter.addListener',
    ],
  ])('is named with its line: %s', (text, told) => {
    expect(unfollowed(text)).toEqual([told]);
  });

  it.each([
    `const camera = requireNativeModule('ExpoCamera'); // not ExpoIap`,
    `import {emitter} from 'expo-iap';\nemitter.addListener('purchase-updated', () => refresh());`,
    `import {emitter} from 'expo-iap';\nemitter.addListener('purchase-updated', (bought: any) => save(bought));`,
    `import {emitter} from 'expo-iap';\nemitter.addListener('change', (state: any) => save(state));`,
    `const title = 'ExpoIap'; const map = new Map(); map.set('ExpoIap', title);`,
  ])('is not named where nothing of it is taken: %s', (text) => {
    expect(unfollowed(text)).toEqual([]);
  });
});

describe('a package that is not among the files', () => {
  it.each([
    [`import {usePurchases} from '@acme/billing';`, '1 usePurchases'],
    [
      `import {View} from 'react-native';\nimport {finishTransaction} from '@acme/billing';`,
      '2 finishTransaction',
    ],
    [`import type {Purchase} from '@acme/billing/types';`, '1 Purchase'],
    [`import {requestPurchase} from 'billing';`, '1 requestPurchase'],
  ])('is named where it gives something of a purchase: %s', (text, told) => {
    expect(unfollowed(text)).toEqual([told]);
  });

  it.each([
    `import {Button} from '@acme/ui';`,
    `import {Product} from '@prisma/client';`,
    `import {Purchase} from 'catalog';`,
    `import {Purchase} from '@revenuecat/purchases-typescript-internal';`,
    `import {finishTransaction} from 'react-native-iap';`,
    `import {usePurchases} from './billing';`,
    `import {usePurchases} from '@/billing';`,
    `import {finishTransaction} from 'expo-iap';`,
  ])('is not named otherwise: %s', (text) => {
    expect(unfollowed(text)).toEqual([]);
  });

  it('is followed where an alias finds its file', () => {
    const billing = {name: 'billing.ts', text: `export const usePurchases = () => [];`};
    expect(unfollowed(`import {usePurchases} from '@acme/billing';`, [billing])).toEqual([]);
  });
});

it('asks about old names on what a file without the library reads from storage', () => {
  const storage = {
    name: 'storage.ts',
    text: `export const last = () => {
  const stored = JSON.parse(read('last'));
  return stored.jwsRepresentationIos;
};
export const first = (receipt) => receipt.id;`,
  };
  const {findings} = scan(`import {useIAP} from 'expo-iap';\nimport {last} from './storage';`, [
    storage,
  ]);
  expect(findings.map(({file, line, kind}) => `${file}:${line} ${kind}`)).toEqual([
    'storage.ts:3 question',
  ]);
});
