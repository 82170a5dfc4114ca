import {NotificationTypeV2, Subtype} from '@apple/app-store-server-library';
import {describe, expect, it} from 'vitest';
import {openPhone} from '../kit/testing/openPhone.ts';
import {subscriptionTypes} from './google/notifications.ts';
import {openStoreServer} from './openStoreServer.ts';
import {appleCauses} from './testing/appleCauses.ts';
import {googleCauses} from './testing/googleCauses.ts';

/** What no purchase of an app with expo-iap causes, and what does. */
const caused: Readonly<Record<string, string>> = {
  TEST: 'a request of your server',
  RENEWAL_EXTENDED: 'your server extends subscriptions',
  RENEWAL_EXTENSION: 'your server extends subscriptions',
  SUMMARY: 'your server extends subscriptions',
  FAILURE: 'your server extends subscriptions',
  EXTERNAL_PURCHASE_TOKEN: 'a purchase outside the App Store',
  UNREPORTED: 'a purchase outside the App Store',
  RESCIND_CONSENT: 'a parent withdraws the consent to the whole app',
  METADATA_UPDATE: 'the Advanced Commerce API',
  MIGRATION: 'the Advanced Commerce API',
  PRICE_CHANGE: 'the Advanced Commerce API',
};

const worlds = [
  {os: 'ios', causes: appleCauses},
  {os: 'android', causes: googleCauses},
] as const;

describe.each(worlds)('the store on $os', ({os, causes}) => {
  it.each(causes)('tells $type after what causes it', async ({type, act}) => {
    const {phone, app} = await openPhone(os);
    const store = await openStoreServer(phone);
    await act(phone, app);
    const told = store.messages.map((message) => message.type);
    // Google tells the refund of a subscription twice: by its state, and by its order.
    expect(type === 'SUBSCRIPTION_REVOKED' ? told.at(-2) : told.at(-1)).toBe(type);
  });
});

it("the table of causes has each type and subtype of Apple's own list", () => {
  const told = new Set(appleCauses.flatMap(({type}) => type.split('/')));
  const known = [...Object.values(NotificationTypeV2), ...Object.values(Subtype)];
  expect(new Set([...told, ...Object.keys(caused)])).toEqual(new Set<string>(known));
  for (const name of told) expect(Object.keys(caused)).not.toContain(name);
});

it('the table of causes has each message of Google that the kit knows', () => {
  const ofProducts = ['ONE_TIME_PRODUCT_PURCHASED', 'ONE_TIME_PRODUCT_CANCELED', 'VOIDED_PURCHASE'];
  // Of two plans with one period, which the examples do not sell: see google/addOns.test.ts.
  const told = [...googleCauses.map(({type}) => type), 'SUBSCRIPTION_ITEMS_CHANGED'];
  expect(told.sort()).toEqual([...Object.keys(subscriptionTypes), ...ofProducts].sort());
});
