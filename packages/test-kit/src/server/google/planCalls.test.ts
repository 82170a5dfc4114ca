import {describe, expect, it} from 'vitest';
import {DAY} from '../../simulator/clock.ts';
import {openGoogle} from '../testing/openGoogle.ts';
import {withVideo} from '../testing/videoPlan.ts';

async function openPlan() {
  const google = await openGoogle({products: withVideo});
  const {store} = google.phone;
  store.boughtBefore('pro_monthly');
  const {subscriptionsv2} = google.api.purchases;
  const last = async () => (await google.told()).map(({type}) => type).slice(1);
  return {...google, store, subscriptionsv2, last};
}

describe('revoke', () => {
  it.each([{fullRefund: {}}, {proratedRefund: {}}])('with %j ends a plan now', async (context) => {
    const {store, subscriptionsv2, where, plan, last, phone, api} = await openPlan();
    await phone.forward({days: 3});
    await subscriptionsv2.revoke({...where('T1'), requestBody: {revocationContext: context}});
    expect(store.purchases).toMatchObject([{payment: 'refunded', active: false}]);
    const found = await plan('T1');
    expect(found).toMatchObject({
      subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED',
      canceledStateContext: {developerInitiatedCancellation: {}},
    });
    expect(Date.parse(found.lineItems?.[0]?.expiryTime ?? '')).toBe(phone.time);
    expect(await last()).toEqual(['SUBSCRIPTION_REVOKED', 'VOIDED_PURCHASE']);
    const {packageName} = where('T1');
    const {data} = await api.purchases.voidedpurchases.list({packageName, type: 1});
    expect(data.voidedPurchases).toMatchObject([{voidedSource: 1, voidedReason: 0}]);
  });

  it('of one product leaves the others', async () => {
    const {store, subscriptionsv2, where, plan, last} = await openPlan();
    store.addOn('video');
    const requestBody = {revocationContext: {itemBasedRefund: {productId: 'video'}}};
    await subscriptionsv2.revoke({...where('T2'), requestBody});
    expect((await plan('T2')).subscriptionState).toBe('SUBSCRIPTION_STATE_ACTIVE');
    expect((await last()).at(-1)).toBe('SUBSCRIPTION_ITEMS_CHANGED');
    await expect(subscriptionsv2.revoke({...where('T2'), requestBody})).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('cancel', () => {
  it.each([
    ['USER_REQUESTED_STOP_RENEWALS', 'userInitiatedCancellation'],
    ['DEVELOPER_REQUESTED_STOP_PAYMENTS', 'developerInitiatedCancellation'],
  ])('with %s lets the plan go on to its end', async (cancellationType, context) => {
    const {store, subscriptionsv2, where, plan, last, phone} = await openPlan();
    const requestBody = {cancellationContext: {cancellationType}};
    await subscriptionsv2.cancel({...where('T1'), requestBody});
    expect(store.purchases).toMatchObject([{active: true}]);
    const {canceledStateContext} = await plan('T1');
    expect(Object.keys(canceledStateContext ?? {})).toEqual([context]);
    expect(canceledStateContext?.userInitiatedCancellation?.cancelTime).toBe(
      context === 'userInitiatedCancellation' ? new Date(phone.time).toISOString() : undefined,
    );
    await store.renew();
    expect(store.purchases).toMatchObject([{active: false}]);
    expect(await last()).toEqual(['SUBSCRIPTION_CANCELED', 'SUBSCRIPTION_EXPIRED']);
    const again = subscriptionsv2.cancel({...where('T1'), requestBody});
    await expect(again).rejects.toMatchObject({status: 400});
  });
});

describe('defer', () => {
  const week = '604800s';

  it('moves the end of every product of a plan', async () => {
    const {store, subscriptionsv2, where, plan, last} = await openPlan();
    store.addOn('video');
    const before = store.purchases[1]?.expiresAt ?? 0;
    const expiryTime = new Date(before + 7 * DAY).toISOString();
    const {etag = ''} = await plan('T2');
    const ask = (validateOnly: boolean) => {
      const requestBody = {deferralContext: {etag, deferDuration: week, validateOnly}};
      return subscriptionsv2.defer({...where('T2'), requestBody});
    };
    const answer = {
      itemExpiryTimeDetails: [
        {productId: 'pro_monthly', expiryTime},
        {productId: 'video', expiryTime},
      ],
    };
    expect((await ask(true)).data).toEqual(answer);
    expect(store.purchases[1]?.expiresAt).toBe(before);
    expect((await ask(false)).data).toEqual(answer);
    expect(store.purchases[1]?.expiresAt).toBe(before + 7 * DAY);
    const ends = (await plan('T2')).lineItems?.map((line) => line.expiryTime);
    expect(ends).toEqual([expiryTime, expiryTime]);
    expect((await last()).at(-1)).toBe('SUBSCRIPTION_DEFERRED');
    // The etag was that of the plan before.
    await expect(ask(false)).rejects.toMatchObject({status: 400});
  });
});

it.each([
  ['revoke', {}],
  ['revoke', {revocationContext: {}}],
  ['revoke', {revocationContext: {fullRefund: {}, proratedRefund: {}}}],
  ['revoke', {revocationContext: {other: {}}}],
  ['cancel', {cancellationContext: {cancellationType: 'NEVER'}}],
  ['defer', {}],
  ['defer', {deferralContext: {deferDuration: '3600s'}}],
  ['defer', {deferralContext: {deferDuration: '40000000s'}}],
  ['defer', {deferralContext: {deferDuration: 'a week'}}],
] as const)('%s with %j is refused', async (call, requestBody) => {
  const {subscriptionsv2, where} = await openPlan();
  const asked = {...where('T1'), requestBody};
  const answer: unknown = Reflect.apply(subscriptionsv2[call], subscriptionsv2, [asked]);
  await expect(answer).rejects.toMatchObject({
    status: 400,
    message: expect.not.stringContaining('etag'),
  });
});

it('the etag changes with the plan, and only then', async () => {
  const {store, plan} = await openPlan();
  const {etag} = await plan('T1');
  expect((await plan('T1')).etag).toBe(etag);
  store.cancel();
  expect((await plan('T1')).etag).not.toBe(etag);
});
