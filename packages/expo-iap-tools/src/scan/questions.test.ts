import {expect, it} from 'vitest';
import {scan} from './testing/scan.ts';

function asked(text: string): readonly string[] {
  const {findings} = scan(text, {name: 'ledger.js'});
  return findings.filter(({kind}) => kind === 'question').map(({line}) => String(line));
}

it('takes a transaction for a purchase only where the program has purchases', () => {
  const book = `export const book = (transaction) => save(transaction.id);`;
  expect(asked(`import {getProducts} from 'expo-iap';\n${book}`)).toEqual([]);
  expect(asked(`import {finishTransaction} from 'expo-iap';\n${book}`)).toEqual(['2']);
  expect(asked(`import {useIAP} from 'expo-iap';\n${book}`)).toEqual(['2']);
});

it('takes a purchase for one wherever the library is', () => {
  const text = `import {getProducts} from 'expo-iap';\nexport const book = (purchase) => save(purchase.id);`;
  expect(asked(text)).toEqual(['2']);
});
