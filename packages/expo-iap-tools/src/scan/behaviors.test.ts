import {describe, expect, it} from 'vitest';
import type {SourceFile} from './parseFiles.ts';
import {scan} from './testing/scan.ts';

/** The findings of one change of behavior, as `line kind` or `file:line kind`. */
function found(
  code: string | readonly SourceFile[],
  words: RegExp,
  [from, to]: readonly [string, string] = ['2.7.5', '2.8.8'],
): readonly string[] {
  const isText = typeof code === 'string';
  const {findings, mistakes} = scan(code, {from, to});
  expect(mistakes).toEqual([]);
  return findings
    .filter(({message}) => words.test(message))
    .map(({file, line, kind}) => `${isText ? '' : `${file}:`}${line} ${kind}`);
}

const old = ['2.6.3', '2.7.5'] as const;
const NO_HISTORY = /On Android, the list is empty/;
const TWO_MESSAGES = /shows two/;
const NOT_FINISHED = /doesn’t find the transaction/;

describe('calls whose behavior changed are found', () => {
  it('under another name', () => {
    const text = `import {getPurchaseHistories} from 'expo-iap';
const h = getPurchaseHistories;
const {load} = {load: h};
h();
void load();`;
    expect(found(text, NO_HISTORY, old)).toEqual(['4 fails', '5 fails']);
  });

  it('where the hook gives them', () => {
    const text = `import {useIAP} from 'expo-iap';
export function useShop(show: (text: string) => void, stored: string) {
  const {requestPurchase, finishTransaction: finish} = useIAP({onPurchaseError: () => show('failed')});
  void finish({purchase: JSON.parse(stored)});
  return async () => {
    try {
      await requestPurchase({request: {ios: {sku: 'gem'}, android: {skus: ['gem']}}});
    } catch {
      show('failed');
    }
  };
}`;
    expect(found(text, TWO_MESSAGES)).toEqual(['7 question']);
    expect(found(text, NOT_FINISHED)).toEqual(['4 question']);
  });
});

describe('the id of a purchase', () => {
  const WHICH = /A comparison of `id`/;
  const read = `import {getAvailablePurchases, type Purchase, useIAP} from 'expo-iap';
const all: Purchase[] = await getAvailablePurchases();
const [first] = all;
`;
  const kinds = (code: string): readonly string[] =>
    found(read + code, WHICH).map((each) => each.split(' ')[1] ?? '');

  it.each([
    [`if (first.id === 'gem') open();`],
    [`switch (first.id) { case 'gem': open(); }`],
    [`const {id} = first; if ('gem' !== id) open();`],
    [`export const own = all.some(({id: product}) => product === 'gem');`],
    [`const owned = all.map((each) => each.id); if (owned.includes('gem')) open();`],
    [`const owned = new Set(all.map(({id}) => id)); if (owned.has('gem')) open();`],
    [`const coins = AMOUNTS[first.id];`],
    [`if (SKUS.includes(first.id)) open();`],
    [`if (first.id in prices) open();`],
    [`if (first.id.startsWith('gem_')) open();`],
    [`grant(first.id);`],
    [`store.unlockProduct({user, product: first.id});`],
    [`function handle(product: string) { if (product === 'gem') open(); }\nhandle(first.id);`],
    [`let last = ''; last = first.id; if (last === 'gem') open();`],
    [`await send({productId: first.id});`],
    [`await send({products: all.map(({id}) => id)});`],
    [`const sku = first.id; send(sku);`],
    [`report.productId = first.id;`],
    [`const {validateReceipt} = useIAP(); await validateReceipt(first.id);`],
    [`const send = (sku: string) => fetch(sku); send(first.id);`],
    [`class Shop { check(productId: string) {} run() { this.check(first.id); } }`],
    [`if (new Map(all.map((p) => [p.id, p])).get('gem')) open();`],
    [`const owned = new Map(all.map((p) => { return [p.id, p]; })); if (owned.has('gem')) open();`],
    [`if (new Map(all.map((p) => [p.id, p] as const)).get('gem')) open();`],
    [`if (Object.fromEntries(all.map((p) => [p.id, p]))['gem']) open();`],
    [`const byId = Object.fromEntries(all.map((p) => [p.id, true])); if ('gem' in byId) open();`],
    [
      `const owned = new Set<string>(); all.forEach((p) => owned.add(p.id)); if (owned.has('gem')) open();`,
    ],
    [
      `const owned = new Map(); for (const p of all) owned.set(p.id, p); if (owned.get('gem')) open();`,
    ],
    [
      `const owned: string[] = []; all.forEach((p) => owned.push(p.id)); if (owned.includes('gem')) open();`,
    ],
    [
      `const [owned, setOwned] = useState([]); setOwned(all.map((p) => p.id)); if (owned.includes('gem')) open();`,
    ],
    [
      `const [owned, setOwned] = useState([]); setOwned((old) => [...old, first.id]); if (owned.includes('gem')) open();`,
    ],
  ])('is the product in %s', (code) => {
    expect(kinds(code)).toEqual(['fails']);
  });

  it.each([
    [`export const list = all.map((p) => <Row key={p.id} />);`],
    [`console.log(first.id);`],
    [`export const line = () => <Text>{first.id}</Text>;`],
    [`const seen = new Set<string>(); if (seen.has(first.id)) open();`],
    [`if (first.id !== undefined) open();`],
    [`const shown = all.find((each) => each.id === first.transactionId);`],
    [`verify({id: first.id});`],
    [`const order = first.id; send(order);`],
    [`const send = (id: string) => fetch(id); send(first.id);`],
    [`const seen = new Map(all.map((p) => [p.transactionId, p.id])); seen.get('1');`],
    [`if (new Map(all.map((p) => [p.id, p])).get(first.transactionId)) open();`],
    [`const seen = new Set<string>(); seen.add(first.id); if (seen.has(key)) skip();`],
    [`const owned = new Set<string>(); const {id} = first; if (!owned.has(id)) owned.add(id);`],
    [`const ids = all.map((p) => p.id); send(ids[0], ids[index]);`],
    [`const [last, setLast] = useState(''); setLast(first.id); show(last);`],
  ])('is asked about in %s', (code) => {
    expect(kinds(code)).toEqual(['question']);
  });

  it('is asked about where two purchases are compared', () => {
    const code = `const mine = first.id;
export const others = all.filter((each) => each.id !== mine);`;
    expect(kinds(code)).toEqual(['question', 'question']);
  });

  it('is corrected only where it is a claim', () => {
    const text = `${read}console.log(first.id, first.id === 'gem');`;
    const {findings} = scan(text);
    expect(findings.map(({kind, edits}) => [kind, edits?.length])).toEqual([
      ['fails', 1],
      ['question', undefined],
    ]);
    expect(findings[1]?.message).toContain('Do you mean the product?');
  });
});

describe('comments and texts', () => {
  const UNGUARDED = /fail with a TypeError/;

  it('do not ask for the platform', () => {
    const text = (words: string): string => `import {Platform} from 'react-native';
import {syncIOS} from 'expo-iap';
${words}
export const refresh = () => syncIOS();`;
    expect(found(text('// Platform.OS does not matter.'), UNGUARDED, old)).toEqual(['4 question']);
    expect(found(text(`console.log('Platform.OS');`), UNGUARDED, old)).toEqual(['4 question']);
    expect(found(text('const isApple = Platform.OS === "ios";'), UNGUARDED, old)).toEqual([]);
  });

  it('do not hide a question about another name of the platform', () => {
    const text = `import {Platform as Phone} from 'react-native';
import {syncIOS} from 'expo-iap';
export const refresh = () => Phone.OS === 'ios' && syncIOS();`;
    expect(found(text, UNGUARDED, old)).toEqual([]);
  });
});

it('asks about the sheet of subscriptions only where the program listens to purchases', () => {
  const text = `import {showManageSubscriptionsIOS} from 'expo-iap';\nvoid showManageSubscriptionsIOS();`;
  const listener = `import {useIAP} from 'expo-iap';\nuseIAP();`;
  const manage = {name: 'manage.ts', text};
  const SHEET = /after the sheet/;
  expect(found([manage], SHEET)).toEqual([]);
  expect(found([manage, {name: 'app.ts', text: listener}], SHEET)).toEqual([
    'manage.ts:2 question',
  ]);
});

it('knows a listener in another file', () => {
  const files = [
    {
      name: 'app.ts',
      text: `import {purchaseErrorListener} from 'expo-iap';\npurchaseErrorListener(show);`,
    },
    {
      name: 'buy.ts',
      text: `import {requestPurchase} from 'expo-iap';
export const buy = () => requestPurchase({request: {ios: {sku: 'gem'}, android: {skus: ['gem']}}}).catch(show);`,
    },
  ];
  expect(found(files, TWO_MESSAGES)).toEqual(['buy.ts:2 question']);
});
