import {describe, expect, it} from 'vitest';
import {sortFindings} from './findings.ts';
import {corrected, newest, scan} from './testing/scan.ts';

const find = (text: string, to = newest, name = 'shop.tsx') => scan(text, {name, to}).findings;

function told(text: string, to?: string): readonly string[] {
  return find(text, to).map(({line, kind, name, removedIn}) =>
    [line, kind, name, removedIn ?? 'some day'].join(' '),
  );
}

describe('a name that still works', () => {
  it('is found wherever it is taken from, with the release that removes it', () => {
    const text = `import {getSubscriptions as plans, useIAP, type ProductPurchase} from 'expo-iap';
import * as IAP from 'expo-iap';
export function Shop() {
  const {requestProducts, subscriptions} = useIAP();
  void IAP.sync();
  return subscriptions.map((each) => each.platform === 'android' && each.subscriptionOfferDetails);
}
const all: ProductPurchase[] = await IAP.getAvailablePurchases();
send(all[0].purchaseTokenAndroid);`;
    expect(told(text)).toEqual([
      '1 deprecated getSubscriptions 3.0.0',
      '1 deprecated ProductPurchase 2.9.0',
      '4 deprecated requestProducts 3.0.0',
      '5 deprecated sync 3.0.0',
      '6 deprecated subscriptionOfferDetails 2.9.0',
      '9 deprecated purchaseTokenAndroid some day',
    ]);
  });

  it('is found only where the newer patch advises against it', () => {
    const text = `import {requestProducts} from 'expo-iap';\nvoid requestProducts({skus: []});`;
    expect(told(text, '2.8.0')).toEqual([]);
    expect(told(text, '2.8.7')).toEqual(['1 deprecated requestProducts 3.0.0']);
    const own = `import 'expo-iap';\nconst requestProducts = () => [];\nrequestProducts();`;
    expect(told(own)).toEqual([]);
  });

  it('says what takes its place', () => {
    const [found] = find(`import {requestProducts} from 'expo-iap';`);
    expect(found?.message).toBe(
      `\`requestProducts\` still works in ${newest}. 3.0.0 removes it; \`fetchProducts\` takes its place.`,
    );
    expect(found?.todo).toBe('Use `fetchProducts`.');
  });

  it('is found behind a file that hands on the library, not behind one that names it', () => {
    const files = [
      {name: 'iap.ts', text: `export * from 'expo-iap';\nexport const own = 1;`},
      {name: 'named.ts', text: `export {requestProducts} from 'expo-iap';`},
      {
        name: 'shop.ts',
        text: `import {requestProducts, type ProductPurchase} from './iap';
import {requestProducts as load} from './named';
export const shop = (bought: ProductPurchase) => [bought, load, requestProducts({skus: []})];`,
      },
    ];
    const {findings} = scan(files);
    expect(findings.map(({file, line, name}) => `${file}:${line} ${name}`)).toEqual([
      'named.ts:1 requestProducts',
      'shop.ts:1 requestProducts',
      'shop.ts:1 ProductPurchase',
    ]);
    expect(findings.every(({edits}) => edits)).toBe(true);
  });

  it('is said once, when more is wrong with it', () => {
    const text = `import {requestSubscription} from 'expo-iap';\nrequestSubscription({sku: 'a'});`;
    expect(told(text).map((each) => each.split(' ')[1])).toEqual([
      'does-not-compile',
      'deprecated',
    ]);
  });

  it('can be missing for the compiler, not for JavaScript', () => {
    const text = `import {getSubscriptions} from 'expo-iap';
const [plan] = await getSubscriptions(['pro']);
export const offers = plan.platform === 'android' && plan.subscriptionOfferDetails.length;`;
    const kinds = (name: string): readonly string[] =>
      find(text, newest, name)
        .filter((each) => each.name === 'subscriptionOfferDetails')
        .map(({kind}) => kind);
    expect(kinds('shop.ts')).toEqual(['does-not-compile', 'deprecated']);
    expect(kinds('shop.js')).toEqual(['deprecated']);
  });

  it('comes behind everything else', () => {
    const text = `import {sync, getReceiptIos} from 'expo-iap';`;
    expect(sortFindings(find(text).toReversed()).map(({name}) => name)).toEqual([
      'getReceiptIos',
      'sync',
    ]);
  });
});

describe('a correction', () => {
  it('renames what is used in the same way', () => {
    const text = `import {requestProducts, useIAP, type ProductPurchase} from 'expo-iap';
const {requestProducts: load} = useIAP();
export const shop = (bought: ProductPurchase) => [bought, load, requestProducts({skus: []})];`;
    expect(corrected(text)).toBe(`import {fetchProducts, useIAP, type Purchase} from 'expo-iap';
const {fetchProducts: load} = useIAP();
export const shop = (bought: Purchase) => [bought, load, fetchProducts({skus: []})];`);
  });

  it.each([
    ['()', '({onlyIncludeActiveItemsIOS: false})'],
    ['({})', '({onlyIncludeActiveItemsIOS: false})'],
    [
      '({alsoPublishToEventListenerIOS: true})',
      '({onlyIncludeActiveItemsIOS: false, alsoPublishToEventListenerIOS: true})',
    ],
    ['({onlyIncludeActiveItems: true})', '({onlyIncludeActiveItems: true})'],
  ])('asks for the whole history of iOS: %s', (given, written) => {
    const text = `import {getPurchaseHistory} from 'expo-iap';\nvoid getPurchaseHistory${given};`;
    const [found] = find(text).filter(({kind}) => kind === 'deprecated');
    expect(found?.todo).toContain('On Android, where the history is empty, it returns');
    expect(corrected(text, found ? [found] : [])).toBe(
      `import {getAvailablePurchases} from 'expo-iap';\nvoid getAvailablePurchases${written};`,
    );
  });

  it.each([
    `import {getPurchaseHistory} from 'expo-iap';\nvoid getPurchaseHistory({onlyIncludeActiveItems: isNew});`,
    `import {getPurchaseHistory} from 'expo-iap';\nvoid getPurchaseHistory(options);`,
    `import {getPurchaseHistory} from 'expo-iap';\nload(getPurchaseHistory);`,
    `import {getPurchaseHistory, getAvailablePurchases} from 'expo-iap';\nvoid [getPurchaseHistory(), getAvailablePurchases];`,
    `import {useIAP} from 'expo-iap';\nconst {getPurchaseHistories, purchaseHistories} = useIAP();`,
  ])('never changes what the history returns: %s', (text) => {
    expect(find(text).filter(({kind}) => kind === 'deprecated')).not.toEqual([]);
    expect(corrected(text)).toBe(text);
  });

  it('is left to the reader where the other name takes something else', () => {
    const text = `import {getProducts} from 'expo-iap';\nvoid getProducts(['gem']);`;
    expect(find(text)[0]?.edits).toBeUndefined();
    const listens = `import {transactionUpdatedIos} from 'expo-iap';
transactionUpdatedIos((event) => show(event.transaction));`;
    const [first] = find(listens, '2.7.14');
    expect([first?.kind, first?.edits]).toEqual(['deprecated', undefined]);
  });
});
