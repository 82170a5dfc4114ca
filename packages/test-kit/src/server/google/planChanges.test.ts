import {beforeEach, describe, expect, it, vi} from 'vitest';
import {newest} from '../../simulator/testing/testApp.ts';
import {openGoogle} from '../testing/openGoogle.ts';

beforeEach(() => vi.stubGlobal('LIBRARY_VERSION', newest));

const orders = ['newest first', 'newest last'] as const;

describe.each(orders)('a plan that waits for the renewal, %s', (lineItems) => {
  const inOrder = <Line>(lines: readonly Line[]) =>
    lineItems === 'newest first' ? lines.toReversed() : lines;

  it('is a new token with two products, of which the coming one has no end', async () => {
    const google = await openGoogle({lineItems});
    const {store} = google.phone;
    store.boughtBefore('pro_yearly');
    store.changePlan('pro_monthly', 'T1', 'at renewal');
    const [old, changed] = store.purchases;
    expect(changed).toMatchObject({productId: 'pro_yearly', acknowledged: false, active: true});
    const plan = await google.plan('T2');
    expect(plan).toMatchObject({
      subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
      linkedPurchaseToken: old?.token,
    });
    const lines = inOrder(plan.lineItems ?? []);
    expect(lines).toMatchObject([
      {
        productId: 'pro_yearly',
        expiryTime: new Date(old?.expiresAt ?? 0).toISOString(),
        deferredItemReplacement: {productId: 'pro_monthly'},
        autoRenewingPlan: {autoRenewEnabled: false},
      },
      {
        productId: 'pro_monthly',
        offerDetails: {basePlanId: 'monthly'},
        itemReplacement: {productId: 'pro_yearly', replacementMode: 'DEFERRED'},
        autoRenewingPlan: {autoRenewEnabled: true},
      },
    ]);
    expect(lines[1]).not.toHaveProperty('expiryTime');
    expect(lines[1]).not.toHaveProperty('latestSuccessfulOrderId');
    expect(await google.plan('T1')).toMatchObject({
      subscriptionState: 'SUBSCRIPTION_STATE_EXPIRED',
      canceledStateContext: {replacementCancellation: {}},
    });
  });

  it('gets its end with the renewal, and the old plan has one that is over', async () => {
    const google = await openGoogle({lineItems});
    const {store} = google.phone;
    store.boughtBefore('pro_yearly');
    store.changePlan('pro_monthly', 'T1', 'at renewal');
    await google.api.purchases.subscriptions.acknowledge({
      ...{...google.at('T2'), subscriptionId: 'pro_yearly'},
    });
    const end = store.purchases[1]?.expiresAt ?? 0;
    await store.renew('T2');
    expect(store.purchases).toMatchObject([
      {active: false},
      {productId: 'pro_monthly', acknowledged: true, active: true, price: 5.99},
    ]);
    const lines = inOrder((await google.plan('T2')).lineItems ?? []);
    expect(lines).toMatchObject([
      {productId: 'pro_yearly', expiryTime: new Date(end).toISOString()},
      {productId: 'pro_monthly', autoRenewingPlan: {autoRenewEnabled: true}},
    ]);
    expect(lines[0]).not.toHaveProperty('deferredItemReplacement');
    expect(Date.parse(lines[1]?.expiryTime ?? '')).toBe(store.purchases[1]?.expiresAt);
    expect(store.purchases[1]?.expiresAt).toBeGreaterThan(end);
  });
});

it('without a wish, the token decides which of two products comes first', async () => {
  const firsts = new Set<unknown>();
  while (firsts.size < 2) {
    const google = await openGoogle();
    for (let more = 0; more < 20; more += 1) {
      const name = google.phone.store.boughtBefore('pro_yearly');
      const changed = google.phone.store.changePlan('pro_monthly', name, 'at renewal');
      firsts.add((await google.plan(changed)).lineItems?.[0]?.productId);
    }
  }
  expect(firsts).toEqual(new Set(['pro_yearly', 'pro_monthly']));
});

it('a plan that waits is told as bought with the old product, and later as renewed', async () => {
  const google = await openGoogle();
  const {store} = google.phone;
  store.boughtBefore('pro_yearly');
  store.changePlan('pro_monthly', 'T1', 'at renewal');
  await google.api.purchases.subscriptions.acknowledge({
    ...{...google.at('T2'), subscriptionId: 'pro_yearly'},
  });
  await store.renew('T2');
  const told = (await google.told()).map(({type, data}) => [type, data.subscriptionNotification]);
  const about = (name: string, subscriptionId: string) =>
    expect.objectContaining({purchaseToken: google.at(name).token, subscriptionId});
  expect(told).toEqual([
    ['SUBSCRIPTION_PURCHASED', about('T1', 'pro_yearly')],
    ['SUBSCRIPTION_EXPIRED', about('T1', 'pro_yearly')],
    ['SUBSCRIPTION_PURCHASED', about('T2', 'pro_yearly')],
    ['SUBSCRIPTION_RENEWED', about('T2', 'pro_monthly')],
  ]);
});

it('a plan that waits does not begin when the user cancels before', async () => {
  const {phone, plan} = await openGoogle();
  phone.store.boughtBefore('pro_yearly');
  phone.store.changePlan('pro_monthly', 'T1', 'at renewal');
  phone.store.cancel('T2');
  const {lineItems = [], subscriptionState} = await plan('T2');
  expect(subscriptionState).toBe('SUBSCRIPTION_STATE_CANCELED');
  expect(lineItems.filter((line) => line.deferredItemReplacement)).toEqual([]);
});

it('a plan that waits and is never acknowledged ends with the old one', async () => {
  const {phone} = await openGoogle();
  phone.store.boughtBefore('pro_yearly');
  phone.store.changePlan('pro_monthly', 'T1', 'at renewal');
  await phone.forward({days: 3});
  expect(phone.store.purchases).toMatchObject([{active: false}, {payment: 'refunded'}]);
  expect(phone.ledger.faults()).toEqual(['paid and lost: T2 pro_yearly']);
});
