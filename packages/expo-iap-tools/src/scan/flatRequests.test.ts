import {describe, expect, it} from 'vitest';
import type {Finding} from './findings.ts';
import {corrected as correctedBy, scan} from './testing/scan.ts';

function find(
  text: string,
  name = 'shop.ts',
  [from, to]: readonly [string, string] = ['2.7.5', '2.8.8'],
): readonly Finding[] {
  return scan(text, {name, from, to}).findings;
}

/** What is found as `line kind`. */
function told(...given: Parameters<typeof find>): readonly string[] {
  return find(...given).map(({line, kind}) => `${line} ${kind}`);
}

function corrected(text: string, name?: string): string {
  return correctedBy(
    text,
    find(text, name).filter(({kind}) => kind !== 'deprecated'),
  );
}

const root = `import {requestPurchase} from 'expo-iap';\n`;
const hook = `import {useIAP} from 'expo-iap';\nconst {requestPurchase} = useIAP();\n`;

describe('a flat request that the compiler refuses', () => {
  it.each([
    `import {Platform} from 'react-native';\nrequestPurchase({request: Platform.select({ios: {sku}, android: {skus: [sku]}})!});`,
    `const requestFor = (sku: string) => (isApple ? {sku} : {skus: [sku]});\nrequestPurchase({request: requestFor('gem')});`,
    `function build(sku: string) { return {sku}; }\nrequestPurchase({request: build('gem'), type: 'inapp'});`,
    `declare const isAndroid: boolean;\nrequestPurchase({request: {sku: 'gem', ...(isAndroid && {skus: ['gem']})}});`,
  ])('is found in %s', (text) => {
    expect(told(root + text)).toEqual(['3 does-not-compile']);
  });

  it('is found at its key beside a spread, unless that can be anything', () => {
    const text = (type: string): string =>
      `${root}declare const rest: ${type}; requestPurchase({request: {...rest,\nsku: 'gem'}});`;
    expect(told(text('{skus: string[]}'))).toEqual(['3 does-not-compile']);
    expect(told(text('any'))).toEqual([]);
  });

  it('is corrected where the platform is chosen', () => {
    const text = `import {Platform} from 'react-native';
import {requestPurchase} from 'expo-iap';
requestPurchase({request: Platform.select({ios: {sku}, android: {skus: [sku]}})!});`;
    expect(corrected(text)).toContain('{request: {ios: {sku}, android: {skus: [sku]}}}');
  });

  it.each([
    [
      `const request = {sku, quantity: 1}; requestPurchase({request});`,
      '{ios: {sku, quantity: 1}, android: {skus: [sku]}}',
    ],
    [
      `const requestFor = (sku: string) => (isApple ? {sku} : {skus: [sku]}); requestPurchase({request: requestFor('a')}); requestPurchase({request: requestFor('b')});`,
      '(isApple ? {ios: {sku}} : {android: {skus: [sku]}})',
    ],
    [
      `function build(sku: string) { if (isApple) return {sku}; return {skus: [sku]}; } requestPurchase({request: build('a')});`,
      'return {ios: {sku}}; return {android: {skus: [sku]}};',
    ],
    [
      `requestPurchase({request: {sku, ...(user && {obfuscatedAccountIdAndroid: user})}});`,
      '{ios: {sku}, android: {skus: [sku], ...(user && {obfuscatedAccountIdAndroid: user})}}',
    ],
    [
      `if (Platform.OS === 'android') requestPurchase({request: {skus: ['a']}}); else requestPurchase({request: {sku: 'a'}, type: 'subs'});`,
      `requestPurchase({request: {android: {skus: ['a']}}}); else requestPurchase({request: {ios: {sku: 'a'}}, type: 'subs'});`,
    ],
    [
      `Platform.OS === 'ios' && requestPurchase({request: {skus: ['a']}});`,
      `requestPurchase({request: {ios: {sku: 'a'}}});`,
    ],
    [
      `Platform.OS === 'ios' && requestPurchase({request: {sku, obfuscatedAccountIdAndroid: user}});`,
      '{ios: {sku}, android: {skus: [sku], obfuscatedAccountIdAndroid: user}}',
    ],
    [
      `const buy = () => requestPurchase({request: {sku}}); if (Platform.OS === 'ios') buy();`,
      '{ios: {sku}, android: {skus: [sku]}}',
    ],
  ])('is corrected where it is made: %s', (text, written) => {
    expect(corrected(root + text)).toContain(written);
  });

  it.each([
    `const request = {sku}; log(request); requestPurchase({request});`,
    `const build = (sku: string) => ({sku}); log(build('a')); requestPurchase({request: build('a')});`,
    `const build = (sku: string): {sku: string} => ({sku}); requestPurchase({request: build('a')});`,
    `const request = {sku, ...more}; requestPurchase({request});`,
    `requestPurchase({request: {sku, ...(user && {quantity: 2, obfuscatedAccountIdAndroid: user})}});`,
    `const request = {sku}; requestPurchase({request, type: 'subs'});`,
  ])('is left to the reader where it has another use, or a decision is needed: %s', (text) => {
    const declared = `declare const more: {skus: string[]};\n${root}${text}`;
    expect(corrected(declared)).toBe(declared);
    expect(told(declared)).not.toEqual([]);
  });

  it('is named as one where the request itself is missing', () => {
    const [found] = find(`${root}requestPurchase({sku});`, 'shop.ts', ['2.6.3', '2.8.8']);
    expect(found?.message).toContain('a flat request is refused');
    expect(found?.todo).toMatch(/^Put it under `request`\. Write the part of each platform/);
  });

  it('leaves alone what has a part for each platform', () => {
    const parts = `{ios: {sku: 'gem'}, android: {skus: ['gem']}}`;
    expect(
      told(`${root}const make = () => (${parts});\nrequestPurchase({request: make()});`),
    ).toEqual([]);
    const empty = `useIAP().requestPurchase({request: {ios: {sku}, android: {skus: [sku], subscriptionOffers: []}}, type: 'subs'});`;
    expect(told(`import {useIAP} from 'expo-iap';\n${empty}`, 'a.ts', ['2.6.3', '2.8.8'])).toEqual(
      [],
    );
  });
});

describe('a flat request that nothing checks', () => {
  it.each([
    `\nrequestPurchase({request: {sku} as any});`,
    `const request: any = {}; request.sku = sku;\nrequestPurchase({request});`,
    `\nrequestPurchase({request: {skus: [sku]}} as any);`,
    `// @ts-ignore\nrequestPurchase({request: {sku}});`,
    `/* @ts-expect-error the types are wrong */\nrequestPurchase({request: {sku}});`,
  ])('fails when it runs in %s', (text) => {
    expect(told(root + text)).toEqual(['3 fails']);
  });

  it.each([
    [`${hook}requestPurchase({request: {sku, skus: [sku]}});`, 'shop.jsx'],
    [`${hook}requestPurchase({request: {sku} as any});`, 'shop.tsx'],
    [`${hook.replace(/\n$/, ' // @ts-ignore\n')}requestPurchase({request: {sku}} as any);`, 'a.ts'],
  ])('fails in the hook too, whose types refused it before: %s', (text, name) => {
    expect(told(text, name)).toEqual(['3 fails']);
    expect(told(text, name, ['2.6.3', '2.7.5'])).toEqual([]);
  });

  it('is not asked about in JavaScript', () => {
    const text = `import * as IAP from 'expo-iap';
IAP.requestSubscription({sku, ...(isAndroid && {subscriptionOffers})});`;
    const fails = told(text, 'shop.js', ['2.6.3', '2.8.8']).filter((each) =>
      each.endsWith('fails'),
    );
    expect(fails).toEqual(['2 fails']);
    expect(corrected(text, 'shop.js')).toContain(
      'IAP.requestSubscription({ios: {sku}, android: {skus: [sku], ...(isAndroid && {subscriptionOffers})}});',
    );
  });

  it('says what keeps the compiler quiet', () => {
    const [ignored] = find(`${root}// @ts-ignore\nrequestPurchase({request: {sku}});`);
    expect(ignored?.message).toContain('Behind `@ts-ignore`, nothing warns you');
    const [wanted] = find(`${root}// @ts-expect-error\nrequestPurchase({request: {sku}});`);
    expect(wanted?.message).toContain('remove `@ts-expect-error`');
    const whole = `// @ts-nocheck\n${root}requestPurchase({request: {sku}});`;
    expect(find(whole)[0]?.kind).toBe('fails');
  });
});

it('takes a comment for the compiler only for the line below it', () => {
  const gone = 'void IAP.getReceiptIos();';
  const text = `import * as IAP from 'expo-iap';\n// @ts-ignore: later\n// for now\n${gone}\n${gone}`;
  expect(told(text)).toEqual(['4 fails', '5 does-not-compile']);
});
