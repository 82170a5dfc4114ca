import {describe, expect, it} from 'vitest';
import {scan, told as toldOf} from './testing/scan.ts';

const told = (text: string, name = 'shop.ts') => toldOf(text, {name});

describe('a module that is loaded when it is needed', () => {
  it.each([
    `const iap = require('expo-iap') as typeof import('expo-iap');\niap.getReceiptIos();`,
    `let iap: typeof import('expo-iap') | null = null;\niap?.getReceiptIos();`,
    `type Iap = typeof import('expo-iap'); const load = (): Iap => require('expo-iap');\nload().getReceiptIos();`,
    `let loading: Promise<typeof import('expo-iap')>; async function receipt() {\nreturn (await loading).getReceiptIos(); }`,
    `export const receipt = (iap: typeof import('expo-iap')) =>\niap.getReceiptIos();`,
    `const receipt: typeof import('expo-iap').getReceiptIOS = () =>\nimport('expo-iap').then((iap) => iap.getReceiptIos());`,
  ])('has the types of the library: %s', (text) => {
    expect(told(text)).toContain('2 does-not-compile getReceiptIos');
  });

  it('has types that can be named', () => {
    const gone = `export const end = (bought: import('expo-iap').ProductPurchaseIos) => 1;`;
    expect(told(gone)).toEqual(['1 does-not-compile ProductPurchaseIos']);
    const text = `export const end = (bought: import('expo-iap').Purchase) =>
bought.platform === 'ios' && bought.expirationDateIos;`;
    expect(told(text)).toEqual(['2 does-not-compile expirationDateIos']);
  });

  it.each([
    `const iap = require('expo-iap');\niap.getReceiptIos();`,
    `let iap: any = null; try { iap = require('expo-iap'); } catch {}\niap.getReceiptIos();`,
    `function iap(): any { return require('expo-iap'); }\niap().getReceiptIos();`,
    `async function iap(): Promise<any> { return import('expo-iap'); }\n(await iap()).getReceiptIos();`,
    `class Store { private iap: any = null; open() { this.iap = require('expo-iap'); } receipt() {\nreturn this.iap.getReceiptIos(); } }`,
    `import * as IAP from 'expo-iap'; const iap = IAP as any;\niap.getReceiptIos();`,
    `const iap = useRef<any>(null); iap.current = require('expo-iap');\niap.current.getReceiptIos();`,
    `const own: any = {}; own.iap = require('expo-iap');\nown.iap.getReceiptIos();`,
    `import {useState} from 'react'; function useShop() { const [iap, setIap] = useState<any>(); import('expo-iap').then((it) => setIap(() => it));\nreturn iap.getReceiptIos(); }`,
    `import * as IAP from 'expo-iap'; function receipt(iap: any) {\nreturn iap.getReceiptIos(); } receipt(IAP);`,
    `const iap: any = await import('expo-iap'); const {\ngetReceiptIos} = iap;`,
  ])('fails silently behind any: %s', (text) => {
    expect(told(text)).toEqual(['2 fails getReceiptIos']);
  });

  it('is followed into a state that starts empty', () => {
    const text = `import {useState} from 'react';
import {getAvailablePurchases} from 'expo-iap';
function useSigned() {
  const [owned, setOwned] = useState([]);
  getAvailablePurchases().then((all) => setOwned(all));
  return owned.map((each) => each.jwsRepresentationIos);
}`;
    expect(told(text, 'shop.jsx')).toEqual(['6 fails jwsRepresentationIos']);
  });

  it('says that the compiler is quiet because of any', () => {
    const text = `const iap: any = require('expo-iap');\niap.getReceiptIos();`;
    const {findings} = scan(text);
    expect(findings[0]?.message).toContain('Behind `any`, nothing warns you');
    expect(findings[0]?.edits).toBeDefined();
  });
});

describe('a value that is declared as any', () => {
  it('is followed into a listener and out of a promise', () => {
    const text = `import {getAvailablePurchases, purchaseUpdatedListener} from 'expo-iap';
purchaseUpdatedListener((bought: any) =>
  bought.platform === 'ios' && console.log(bought.expirationDateIos));
const all: any = await getAvailablePurchases();
all.forEach((each) => each.platform === 'ios' && console.log(each.quantityIos));`;
    expect(told(text)).toEqual(['3 fails expirationDateIos', '5 fails quantityIos']);
  });

  it('is not refused where a parameter takes it apart', () => {
    const text = `import {purchaseUpdatedListener} from 'expo-iap';
purchaseUpdatedListener(({expirationDateIos}: any) => console.log(expirationDateIos));`;
    expect(told(text).filter((each) => each.includes('does-not-compile'))).toEqual([]);
  });

  it('fits whatever takes it', () => {
    const text = `import {finishTransaction} from 'expo-iap';
const own: any = {id: 'a'};
own.extra = 1;
await finishTransaction({purchase: own, isConsumable: own.extra});`;
    expect(told(text)).toEqual([]);
  });
});

describe('a module that goes out of sight', () => {
  const unfollowed = (text: string): readonly string[] =>
    scan(text).unfollowed.map(({line, message}) => `${line} ${/`(.*)`/.exec(message)?.[1]}`);

  it.each([
    [`global.iap = require('expo-iap');`, '1 global.iap'],
    [`import * as IAP from 'expo-iap';\nstart(IAP);`, '2 start'],
    [`import * as IAP from 'expo-iap';\nnew Shop(() => IAP);`, '2 Shop'],
    [`const [iap, setIap] = useState<any>();\nimport('expo-iap').then(setIap);`, '2 setIap'],
    [`cache.set('iap',\nrequire('expo-iap'));`, '2 cache.set'],
    [`module.exports = require('expo-iap');`, '1 module.exports'],
    [`let iap: Shop; iap = require('expo-iap') as Shop;`, '1 iap'],
  ])('is named with its line: %s', (text, told) => {
    expect(unfollowed(text)).toEqual([told]);
  });

  it.each([
    `const iap = require('expo-iap');`,
    `let iap: any; try { iap = require('expo-iap'); } catch {}`,
    `const {useIAP} = await import('expo-iap');`,
    `const receipt = (await import('expo-iap')).getReceiptIOS();`,
    `import('expo-iap').then((iap) => iap.getReceiptIOS());`,
    `const load = () => import('expo-iap');`,
    `let iap: any; import('expo-iap').then((it) => { iap = it; });`,
    `const iap = useRef<any>(null); iap.current = require('expo-iap');`,
    `const iap = useRef(null); import('expo-iap').then((it) => { iap.current = it; });`,
    `import * as IAP from 'expo-iap'; const keep = (iap: any) => iap.initConnection(); keep(IAP);`,
    `import * as IAP from 'expo-iap'; const keep = (iap: typeof IAP) => iap.initConnection(); keep(IAP);`,
    `class Store { #iap = null; open() { this.#iap = require('expo-iap'); } }`,
    `import {useIAP} from 'expo-iap'; void useIAP;`,
  ])('is not named where it is followed: %s', (text) => {
    expect(unfollowed(text)).toEqual([]);
  });
});
