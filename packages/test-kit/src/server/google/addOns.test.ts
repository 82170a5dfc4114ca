import {expect, it} from 'vitest';
import {DAY} from '../../simulator/clock.ts';
import {openGoogle} from '../testing/openGoogle.ts';
import {withVideo} from '../testing/videoPlan.ts';

async function addVideo(lineItems?: 'newest first' | 'newest last') {
  const google = await openGoogle({products: withVideo, ...(lineItems && {lineItems})});
  google.phone.store.boughtBefore('pro_monthly', {accountToken: 'user-1'});
  await google.phone.forward({days: 10});
  expect(google.phone.store.addOn('video')).toBe('T2');
  return {...google, store: google.phone.store};
}

it.each(['newest first', 'newest last'] as const)(
  'an add-on is one more line item with the same end, on a new token, %s',
  async (lineItems) => {
    const {store, plan, where, told} = await addVideo(lineItems);
    const found = await plan('T2');
    const expiryTime = new Date(store.purchases[1]?.expiresAt ?? 0).toISOString();
    const line = (productId: string) => ({
      ...{productId, expiryTime, autoRenewingPlan: {autoRenewEnabled: true}},
    });
    const lines = [line('pro_monthly'), line('video')];
    expect(found).toMatchObject({
      linkedPurchaseToken: where('T1').token,
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
      externalAccountIdentifiers: {obfuscatedExternalAccountId: 'user-1'},
      lineItems: lineItems === 'newest first' ? lines.toReversed() : lines,
    });
    expect(await plan('T1')).toMatchObject({subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED'});
    // A message about several products names none.
    expect((await told()).at(-1)?.data.subscriptionNotification).toEqual({
      ...{version: '1.0', notificationType: 4, purchaseToken: where('T2').token},
    });
  },
);

it('an add-on costs its part of the period, and then renews with the plan', async () => {
  const {store, plan, api, where} = await addVideo();
  expect(store.purchases[1]?.price).toBeCloseTo((3 * 2) / 3, 0);
  await api.purchases.subscriptions.acknowledge({...where('T2'), subscriptionId: 'pro_monthly'});
  await store.renew('T2');
  const ends = (await plan('T2')).lineItems?.map(({expiryTime}) => Date.parse(expiryTime ?? ''));
  expect(ends).toEqual([store.purchases[1]?.expiresAt, store.purchases[1]?.expiresAt]);
  expect(store.purchases[1]).toMatchObject({active: true, price: 8.99});
});

it('the app sees both products, and buys neither again', async () => {
  const {app} = await addVideo();
  await app.start('video');
  expect(await app.readPurchases()).toMatchObject([
    {productId: 'pro_monthly', ids: ['pro_monthly', 'video']},
  ]);
  void Promise.resolve(app.buy('video')).catch(() => {});
  await app.readPurchases();
  expect(app.errors).toMatchObject([{code: 'E_ALREADY_OWNED'}]);
});

it('an add-on that a change of the plan leaves out goes on to its end', async () => {
  const {store, plan, told, api, where, phone} = await addVideo('newest last');
  await api.purchases.subscriptions.acknowledge({...where('T2'), subscriptionId: 'pro_monthly'});
  await store.renew('T2');
  const end = store.purchases[1]?.expiresAt ?? 0;
  store.changePlan('pro_yearly', 'T2');
  await api.purchases.subscriptions.acknowledge({...where('T3'), subscriptionId: 'pro_yearly'});
  const [yearly, left] = (await plan('T3')).lineItems ?? [];
  expect(yearly).toMatchObject({productId: 'pro_yearly'});
  expect(left).toMatchObject({
    ...{productId: 'video', expiryTime: new Date(end).toISOString(), deferredItemRemoval: {}},
    autoRenewingPlan: {autoRenewEnabled: false},
  });
  await phone.forward({hours: (end - phone.time) / 3_600_000});
  expect((await told()).at(-1)?.type).toBe('SUBSCRIPTION_ITEMS_CHANGED');
  const [over] = (await plan('T3')).lineItems ?? [];
  expect(over).toMatchObject({productId: 'video', expiryTime: new Date(end).toISOString()});
  expect(over).not.toHaveProperty('deferredItemRemoval');
});

it('what cannot be added is refused in words', async () => {
  const {store} = await addVideo();
  expect(() => store.addOn('pro_yearly')).toThrow('"pro_yearly" is for P1Y, T2 for P1M');
  expect(() => store.addOn('video')).toThrow('T2 has "video" already');
  expect(() => store.addOn('coins_100')).toThrow('is not a subscription');
});

it('an add-on that is never acknowledged takes the plan with it', async () => {
  const {store, phone} = await addVideo();
  await phone.forward({hours: (3 * DAY) / 3_600_000});
  expect(store.purchases.map(({active}) => active)).toEqual([false, false]);
});
