import {describe, expect, it} from 'vitest';
import {neededImports} from './neededImports.ts';

/** Imports that the lines below `---` need from those above it. */
function needed(code: string, language = 'tsx'): string {
  const lines = code.trim().split('\n');
  const from = lines.indexOf('---');
  const text = lines.with(from, '').join('\n');
  return neededImports({code: text, shown: {from, to: lines.length}, language});
}

describe('neededImports', () => {
  it('takes the names that the shown lines use, and only those', () => {
    expect(
      needed(`
import {endConnection, initConnection} from 'expo-iap';
import {Text} from 'react-native';
---
await initConnection();`),
    ).toBe("import {initConnection} from 'expo-iap';");
  });

  it('joins the imports of one module and says which are types', () => {
    expect(
      needed(`
import {finishTransaction} from 'expo-iap';
import type {Purchase} from 'expo-iap';
---
const done = (purchase: Purchase) => finishTransaction({purchase});`),
    ).toBe("import {finishTransaction, type Purchase} from 'expo-iap';");
    expect(
      needed("import {type Product, useIAP} from 'expo-iap';\n---\nlet best: Product | undefined;"),
    ).toBe("import type {Product} from 'expo-iap';");
  });

  it('sees elements, short properties and types as uses', () => {
    expect(
      needed(`
import {View, Text} from 'react-native';
import {endConnection as end, requestPurchase, type Product} from 'expo-iap';
---
const store = {end, requestPurchase};
const screen = (product: Product) => <View><Text>{product.title}</Text></View>;`),
    ).toBe(
      "import {View, Text} from 'react-native';\nimport {endConnection as end, requestPurchase, type Product} from 'expo-iap';",
    );
  });

  it.each([
    'store.useIAP();',
    'const {useIAP: hook} = store;',
    'const options = {useIAP: 1};',
    'const element = <Store useIAP="" />;',
    'let type: Store.useIAP;',
    "let type: import('store').useIAP;",
    '// useIAP',
  ])('does not take a member of the same name for a use: %s', (line) => {
    expect(needed(`import {useIAP} from 'expo-iap';\n---\n${line}`)).toBe('');
  });

  it('leaves out what only hidden lines use and what the shown lines import', () => {
    expect(
      needed(`
import {useIAP} from 'expo-iap';
declare const store: ReturnType<typeof useIAP>;
---
import {useEffect} from 'react';
useEffect(() => void store.connected);`),
    ).toBe('');
  });

  it('keeps default imports, namespaces and imports for their effect', () => {
    expect(
      needed(`
import './setup';
import React, {useState} from 'react';
import * as iap from 'expo-iap';
import type Store from './store';
import unused from './unused';
---
const [store] = React.useState<Store>(iap.create(useState));`),
    ).toBe(
      "import './setup';\nimport React from 'react';\nimport * as iap from 'expo-iap';\nimport type Store from './store';\nimport {useState} from 'react';",
    );
  });

  it('breaks a long line as the site does', () => {
    const names = ['finishTransaction', 'getAvailablePurchases', 'isUserCancelledError', 'useIAP'];
    const list = [...names, 'requestPurchase'].join(', ');
    expect(needed(`import {${list}, sync} from 'expo-iap';\n---\nf(${list});`)).toBe(
      `import {\n  ${list.replaceAll(', ', ',\n  ')},\n} from 'expo-iap';`,
    );
  });

  it('reads generics of TypeScript as TypeScript', () => {
    expect(
      needed("import {useIAP} from 'expo-iap';\n---\nconst f = <T>(a: T) => useIAP(a);", 'ts'),
    ).toBe("import {useIAP} from 'expo-iap';");
  });
});
