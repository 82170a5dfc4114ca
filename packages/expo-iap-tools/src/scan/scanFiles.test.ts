import {describe, expect, it} from 'vitest';
import {corrected, newest, scan as scanCode, told as toldOf} from './testing/scan.ts';

const scan = (text: string, name = 'shop.ts') => scanCode(text, {name});

const told = (text: string, name = 'shop.ts', from = '2.7.5', to = newest) =>
  toldOf(text, {name, from, to});

describe('scanFiles', () => {
  it('knows what a function without a body takes, unless it has several signatures', () => {
    const text = (declared: string): string => `import {getAppTransactionIOS} from 'expo-iap';
${declared}
const bought = await getAppTransactionIOS();
if (bought) send(bought.appTransactionID);`;
    const refused = (declared: string): readonly string[] =>
      told(text(declared), 'shop.ts', '2.6.3', '2.7.5').filter((each) => /compile/.test(each));
    const one = 'declare function send(id: string): void;';
    expect(refused(one)).toEqual(['4 does-not-compile appTransactionID']);
    expect(refused(`${one} declare function send(id?: string): void;`)).toEqual([]);
  });

  it('names what the code has, also where the plan speaks of another name', () => {
    const text = `import {getAppTransactionIOS} from 'expo-iap';\nvoid getAppTransactionIOS();`;
    expect(told(text, 'shop.ts', '2.6.3', '2.7.5')).toEqual(['2 question getAppTransactionIOS']);
  });

  it('takes the config plugin for no code of the library', () => {
    const {findings, notices} = scan(`import plugin from 'expo-iap/app.plugin.js';\nvoid plugin;`);
    expect(findings).toEqual([]);
    expect(notices[0]?.message).toMatch(/^No file imports expo-iap/);
  });

  it('says nothing about comments, texts and names of other things', () => {
    const text = `import {initConnection} from 'expo-iap';
// purchase.expirationDateIos and getReceiptIos
const text = 'getReceiptIos expirationDateIos';
const getReceiptIos = () => text;
console.log(await initConnection(), getReceiptIos());`;
    expect(told(text)).toEqual([]);
  });

  it('puts what compiles and fails first', () => {
    const text = `import {getReceiptIos, getAvailablePurchases} from 'expo-iap';
const [first] = await getAvailablePurchases();
console.log(await getReceiptIos(), first?.id === 'gem');`;
    expect(told(text)).toEqual(['3 fails id', '1 does-not-compile getReceiptIos']);
  });

  it('asks where nothing shows the type', () => {
    const text = `import 'expo-iap';
export function read(stored: unknown, purchase: any) {
  return [JSON.parse(String(stored)).expirationDateIos, purchase.id, {id: 1}.id];
}`;
    const {findings} = scan(text);
    expect(findings.map(({kind}) => kind)).toEqual(['question', 'question']);
    expect(findings.map(({message}) => /^Is .*\?/.test(message))).toEqual([true, true]);
  });

  it('asks about texts that are names of the library, where a program can use them', () => {
    const text = `import * as IAP from 'expo-iap';
console.log(IAP, pluck(owned, 'expirationDateIos'), {receipt: 'getReceiptIos'});
const names = {signed: 'jwsRepresentationIos', app: 'bundleID', receipt: 'getReceiptIOS'};
const text = 'expirationDateIos';`;
    expect(told(text)).toEqual([
      '2 question expirationDateIos',
      '2 question getReceiptIos',
      '3 question jwsRepresentationIos',
    ]);
    expect(told(text.replace('expo-iap', 'other'), 'a.js')).toEqual([]);
  });

  it('says which platform to ask for where only that one fits', () => {
    const text = `import type {Purchase, PurchaseAndroid} from 'expo-iap';
declare function take(purchase: PurchaseAndroid): void;
export const give = (bought: Purchase) => take(bought);`;
    const {findings} = scan(text);
    expect(findings.map(({todo}) => todo)).toEqual([
      "Check `bought.platform === 'android'` first.",
    ]);
  });

  it('knows only what changed between the two patches', () => {
    const text = `import {isProductIos, useIAP} from 'expo-iap';
console.log(isProductIos, useIAP().promotedProductsIOS);`;
    expect(told(text, 'a.ts', '2.6.3', '2.7.5')).toEqual(['2 fails promotedProductsIOS']);
    expect(told(text, 'a.ts', '2.7.6', '2.7.14')).toEqual([]);
    expect(told(text, 'a.ts', '2.7.6', '2.8.0')).toEqual(['1 does-not-compile isProductIos']);
  });
});

describe('corrections', () => {
  it('rename an import with its uses and leave other names alone', () => {
    const text = `import {isProductIos, type Product} from 'expo-iap';
const test = (isProductIos: Product) => isProductIos.title;
export const apple = {isProductIos, test, of: (item: Product) => isProductIos(item)};`;
    expect(corrected(text)).toBe(`import {isProductIOS, type Product} from 'expo-iap';
const test = (isProductIos: Product) => isProductIos.title;
export const apple = {isProductIos: isProductIOS, test, of: (item: Product) => isProductIOS(item)};`);
  });

  it('keep a local name where the new one is taken', () => {
    const text = `import {getReceiptIos} from 'expo-iap';
const getReceiptIOS = () => getReceiptIos();
console.log(getReceiptIOS);`;
    expect(corrected(text)).toContain(`import {getReceiptIOS as getReceiptIos} from 'expo-iap';`);
  });

  it('keep the names that a pattern declares', () => {
    const text = `import type {ProductPurchaseIos} from 'expo-iap';
export const line = ({quantityIos = 1, reasonIos: why}: ProductPurchaseIos) => quantityIos + (why ?? '');`;
    expect(corrected(text)).toBe(`import type {PurchaseIOS} from 'expo-iap';
export const line = ({quantityIOS: quantityIos = 1, reasonIOS: why}: PurchaseIOS) => quantityIos + (why ?? '');`);
  });
});

it('corrects the id of a purchase only where its type has more of it', () => {
  const text = (type: string): string => `import type {Purchase} from 'expo-iap';
export const send = (bought: ${type}) => ({sku: bought.id});`;
  expect(corrected(text('Purchase'))).toContain('{sku: bought.productId}');
  expect(corrected(text(`Pick<Purchase, 'id'>`))).toContain('{sku: bought.id}');
});

describe('a broken file', () => {
  it('does not keep the rest of a broken file from being read', () => {
    const {findings, mistakes} = scan(`import {getReceiptIos} from 'expo-iap';
const a = 1;
const a = 2;
void getReceiptIos();`);
    expect(mistakes.map(({line}) => line)).toEqual([3]);
    expect(findings.map(({line}) => line)).toEqual([1]);
  });

  it('leaves the other files of a hopeless one readable', () => {
    const files = [
      {name: 'bad.ts', text: `import 'expo-iap';\nconst = ((;`},
      {name: 'good.ts', text: `import {getReceiptIos} from 'expo-iap';`},
    ];
    const {findings, mistakes} = scanCode(files);
    expect(mistakes.map(({file, line}) => `${file}:${line}`)).toEqual(['bad.ts:2']);
    expect(findings.map(({file}) => file)).toEqual(['good.ts']);
  });
});
