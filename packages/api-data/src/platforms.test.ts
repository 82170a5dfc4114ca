import {describe, expect, it} from 'vitest';
import {headlinePlatform, namePlatform} from './platforms.ts';

describe('namePlatform', () => {
  it.each([
    ['syncIOS', 'ios'],
    ['isProductIos', 'ios'],
    ['RequestPurchaseIosProps', 'ios'],
    ['IosPlatform', 'ios'],
    ['ios', 'ios'],
    ['android', 'android'],
    ['AndroidRequestPurchaseProps', 'android'],
    ['replacementModeAndroid', 'android'],
    ['isOfferPersonalized', 'android'],
    ['getAppTransaction', 'ios'],
    ['fetchProducts', 'both'],
    ['curiosity', 'both'],
  ] as const)('%s is for %s', (name, platform) => {
    expect(namePlatform(name)).toBe(platform);
  });

  it('takes the platform of the owner when the name says nothing', () => {
    expect(namePlatform('sku', 'ios')).toBe('ios');
    expect(namePlatform('purchaseTokenAndroid', 'ios')).toBe('android');
  });

  it('leaves a fact about one platform out of a type of the other', () => {
    expect(namePlatform('quantity')).toBe('ios');
    expect(namePlatform('quantity', 'android')).toBe('android');
    expect(namePlatform('subscriptionOffers', 'ios')).toBe('ios');
  });
});

it.each([
  ['E_DEFERRED_PAYMENT on iOS', 'ios'],
  ['Apple answers 21002', 'ios'],
  ['subscriptionInfoIOS is undefined', 'ios'],
  ['The sandbox subscription renews every few minutes', 'ios'],
  ['Android build: incompatible version of Kotlin', 'android'],
  ['Google refunds the order', 'android'],
  ['TypeError when I call an iOS function on Android', 'both'],
  ['Restore finds nothing', 'both'],
  ['The player replays a displayed video', 'both'],
])('"%s" may happen on %s', (headline, platform) => {
  expect(headlinePlatform(headline)).toBe(platform);
});
