import {describe, expect, it} from 'vitest';
import {DAY} from '../simulator/clock.ts';
import type {SubscriptionProduct} from '../simulator/store/catalog.ts';
import {newest, rejection} from '../simulator/testing/testApp.ts';
import {newPhone, settled} from './newPhone.ts';
import {openPhone} from './testing/openPhone.ts';

const pass: SubscriptionProduct = {
  ...{id: 'pass', title: 'Pass', kind: 'subscription', price: 2, period: 'P1M'},
  ...{group: '1', level: 1},
  winBack: [{id: 'come_back', mode: 'PayAsYouGo', price: 0.5, period: 'P1M', count: 2}],
  offers: [
    {
      ...{basePlanId: 'prepaid', offerId: null, token: 'pass-prepaid', audience: 'everyone'},
      ...{prepaid: true, phases: [{price: 2, period: 'P1M', cycles: 1}]},
    },
  ],
};

const versions = [newest, '2.7.5'];
const worlds = versions.flatMap((version) =>
  (['ios', 'android'] as const).map((os) => ({version, os})),
);

describe.each(worlds)('a plan with $version on $os', ({version, os}) => {
  it.each([
    {said: 'nothing', active: false},
    {said: 'no', active: false},
    {said: 'yes', active: true},
  ])('of which the price rises, when the user says $said', async ({said, active}) => {
    const {store, app} = await openPhone(os, version);
    store.boughtBefore('pro_yearly');
    await app.start('pro_yearly');
    store.requestPriceIncreaseConsent(59.99);
    if (said === 'yes') store.consentToPriceIncrease();
    if (said === 'no') store.declinePriceIncrease();
    expect(store.purchases).toMatchObject([{active: true, price: 49.99}]);
    await store.renew();
    expect(store.purchases.at(-1)).toMatchObject({active, price: active ? 59.99 : 49.99});
    const [product] = await app.load('pro_yearly');
    expect(product).toMatchObject({displayPrice: '$59.99'});
  });

  it('of which the price rises while an offer makes it cheaper', async () => {
    const {store, app} = await openPhone(os, version);
    await app.start('pro_monthly');
    await app.buy('pro_monthly');
    await app.finish(app.updates[0] ?? {}, false);
    expect(store.purchases).toMatchObject([{price: os === 'ios' ? 0 : 5.99}]);
    store.requestPriceIncreaseConsent(7.99);
    store.consentToPriceIncrease();
    await store.renew();
    expect(store.purchases.at(-1)).toMatchObject({active: true, price: 7.99});
  });

  it('of which every renewal is called by the first name', async () => {
    const {phone} = await openPhone(os, version);
    const name = phone.store.boughtBefore('pro_monthly');
    const ends = () => phone.store.purchases.at(-1)?.expiresAt ?? 0;
    const first = ends();
    await phone.store.renew(name);
    await phone.store.renew(name);
    const third = ends();
    expect((third - first) / DAY).toBeGreaterThan(56);
    await phone.store.expire(name);
    expect(phone.store.purchases.at(-1)).toMatchObject({active: false, expiresAt: third});
  });

  it('that is changed outside of the app', async () => {
    const {store, app} = await openPhone(os, version);
    store.boughtBefore('pro_monthly');
    await app.start('pro_monthly', 'pro_yearly');
    expect(store.changePlan('pro_yearly')).toBe('T2');
    await settled();
    expect(store.purchases.map(({active}) => active)).toEqual([false, true]);
    expect(app.updates).toHaveLength(os === 'ios' ? 1 : 0);
    const newest = (await app.readPurchases()).map(({transactionId}) => transactionId);
    expect(newest).toContain(store.purchases[1]?.transactionId);
  });

  it('refuses a change and a price that make no sense', async () => {
    const {store} = newPhone(os);
    store.boughtBefore('pro_monthly');
    expect(() => store.requestPriceIncreaseConsent(1)).toThrow('is to more than "pro_monthly"');
    expect(() => store.consentToPriceIncrease()).toThrow('waits for no consent');
    if (os === 'android')
      expect(() => store.changePlan('pro_monthly')).toThrow('not another plan than the one of T1');
  });

  it('has its price in another currency', async () => {
    const {phone, app} = await openPhone(os, version);
    phone.store.currency = 'EUR';
    await app.start();
    const [product] = await app.load('coins_100');
    expect(product).toMatchObject({displayPrice: '€0.99', currency: 'EUR'});
    await app.buy('coins_100');
    expect(phone.store.purchases).toMatchObject([{price: 0.99, currency: 'EUR'}]);
    const currency = version === '2.7.5' ? 'currencyIos' : 'currencyCodeIOS';
    if (os === 'ios') expect(app.updates).toMatchObject([{[currency]: 'EUR'}]);
    expect(() => (phone.store.currency = 'euro')).toThrow('three letters, such as EUR');
  });
});

it.each(versions)(
  'a prepaid plan of Google says so, ends by itself, and gets longer when it is bought again, with %s',
  async (version) => {
    const {phone, app} = await openPhone('android', version, {products: [pass]});
    await app.start('pass');
    const [product] = await app.load('pass');
    expect(JSON.stringify(product)).toContain('"recurrenceMode":3');
    await app.buy('pass');
    await app.finish(app.updates[0] ?? {}, false);
    const [first] = phone.store.purchases;
    await phone.forward({days: 10});
    await app.buy('pass');
    await app.finish(app.updates[1] ?? {}, false);
    const [, second] = phone.store.purchases;
    expect(phone.store.purchases.map(({active}) => active)).toEqual([false, true]);
    expect(second?.expiresAt).toBeGreaterThan((first?.expiresAt ?? 0) + 27 * DAY);
    expect(app.updates).toMatchObject([{autoRenewingAndroid: false}, {}]);
    await phone.store.renew();
    expect(phone.store.purchases.some(({active}) => active)).toBe(false);
    expect(await app.readPurchases()).toEqual([]);
  },
);

describe.each(versions)('the App Store with %s', (version) => {
  it('wins a subscriber back', async () => {
    const {store, app} = await openPhone('ios', version, {products: [pass]});
    await app.start('pass');
    expect(() => store.winBack('pass', 'come_back')).toThrow('whose subscription has ended');
    store.boughtBefore('pass');
    await store.expire();
    expect(() => store.winBack('pass', 'other')).toThrow('no win-back offer "other"');
    store.winBack('pass', 'come_back');
    await settled();
    const offer = version === '2.7.5' ? 'offerIos' : 'offerIOS';
    expect(app.updates.at(-1)).toMatchObject({[offer]: {id: 'come_back', type: 4}});
    expect(store.purchases.at(-1)).toMatchObject({offer: 'come_back', price: 0.5, active: true});
  });

  it.each([{settled: true}, {settled: false}])(
    'interrupts a purchase, which the user settles: $settled',
    async ({settled: isSettled}) => {
      const {phone, app} = await openPhone('ios', version);
      await app.start('coins_100');
      phone.store.answer('interrupted');
      const {code} = await rejection(app.buy('coins_100'));
      expect(code).toBe(version === '2.7.5' ? 'E_PURCHASE_ERROR' : 'E_UNKNOWN');
      expect(app.updates).toEqual([]);
      if (isSettled) phone.store.pay();
      else phone.store.decline();
      await settled();
      expect(app.updates).toHaveLength(isSettled ? 1 : 0);
      expect(phone.ledger.faults()).toEqual(isSettled ? ['paid and lost: T1 coins_100'] : []);
    },
  );
});
