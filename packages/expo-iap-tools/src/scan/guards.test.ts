import {describe, expect, it} from 'vitest';
import {newest, told as toldOf} from './testing/scan.ts';

const told = (text: string, from: string, to: string) => toldOf(text, {from, to});

describe('a call that changed on Android only', () => {
  const text = (code: string): string => `import {getPurchaseHistories} from 'expo-iap';
import {Platform as Phone} from 'react-native';
${code}`;

  it.each([
    `const all = Phone.OS === 'ios' ? await getPurchaseHistories() : [];`,
    `const all = 'android' === Phone.OS ? [] : await getPurchaseHistories();`,
    `async function load() { if (Phone.OS !== 'ios') return []; return getPurchaseHistories(); }`,
    `async function load() { if (Phone.OS === 'android') { return []; } return getPurchaseHistories(); }`,
    `const isApple = Phone.OS === 'ios'; if (ready && isApple) await getPurchaseHistories();`,
    `if (isIOS) await getPurchaseHistories();`,
    `const load = () => getPurchaseHistories(); if (Phone.OS === 'ios') void load();`,
    `const load = Phone.select({ios: () => getPurchaseHistories(), default: () => []});`,
    `switch (Phone.OS) { case 'ios': await getPurchaseHistories(); }`,
  ])('is nothing to change where it runs on iOS only: %s', (code) => {
    expect(told(text(code), '2.6.3', '2.7.5')).toEqual([]);
  });

  it.each([
    `const all = Phone.OS === 'android' ? await getPurchaseHistories() : [];`,
    `async function load() { if (Phone.OS === 'ios') track(); return getPurchaseHistories(); }`,
    `async function load() { if (Phone.OS !== 'ios' && old) return []; return getPurchaseHistories(); }`,
    `if (Phone.OS === 'ios' || isNew) await getPurchaseHistories();`,
    `const load = () => getPurchaseHistories(); if (Phone.OS === 'ios') void load(); void load();`,
    `switch (Phone.OS) { case 'android': await getPurchaseHistories(); }`,
  ])('is found where Android can come to it: %s', (code) => {
    expect(told(text(code), '2.6.3', '2.7.5')).toEqual(['3 fails getPurchaseHistories']);
  });
});

describe('a member that only one platform has', () => {
  const text = (code: string): string => `import type {SubscriptionProduct} from 'expo-iap';
export function offers(plan: SubscriptionProduct, isAndroid: boolean) {
${code}
}`;

  it.each([
    `const has = isAndroid && 'subscriptionOfferDetails' in plan && plan.subscriptionOfferDetails;
return has ? plan.subscriptionOfferDetails.map((each) => each.basePlanId) : [];`,
    `const lacks = !('subscriptionOfferDetailsAndroid' in plan); if (lacks) return [];
return plan.subscriptionOfferDetailsAndroid?.map((each) => each.basePlanId);`,
    `if (!('subscriptionOfferDetailsAndroid' in plan)) return [];
return plan.subscriptionOfferDetailsAndroid?.map((each) => each.basePlanId);`,
  ])('is there behind a test for it: %s', (code) => {
    expect(told(text(code), '2.7.5', newest).filter((each) => each.includes('compile'))).toEqual(
      [],
    );
  });

  it('can be missing behind another test', () => {
    const code = `const has = isAndroid && 'subscriptionOfferDetails' in plan;
return has ? plan.subscriptionOfferDetails.map((each) => each.basePlanId) : [];`;
    const refused = told(text(code), '2.7.5', newest).filter((each) => each.includes('compile'));
    expect(refused).toEqual(['4 does-not-compile subscriptionOfferDetails']);
  });
});
