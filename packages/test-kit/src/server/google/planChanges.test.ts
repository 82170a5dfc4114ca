import {describe, expect, it} from 'vitest';
import {openGoogle} from '../testing/openGoogle.ts';

async function changeAtRenewal(options: Parameters<typeof openGoogle>[0] = {}) {
  const google = await openGoogle(options);
  google.phone.store.boughtBefore('pro_yearly');
  google.phone.store.changePlan('pro_monthly', 'T1', 'at renewal');
  return google;
}

const orders = ['newest first', 'newest last'] as const;

describe.each(orders)('a plan that waits for the renewal, %s', (lineItems) => {
  const inOrder = <Line>(lines: readonly Line[]) =>
    lineItems === 'newest first' ? lines.toReversed() : lines;

  it('is a new token with two products, of which the coming one has no end', async () => {
    const google = await changeAtRenewal({lineItems});
    const {store} = google.phone;
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
    const google = await changeAtRenewal({lineItems});
    const {store} = google.phone;
    await google.api.purchases.subscriptions.acknowledge({
      ...{...google.where('T2'), subscriptionId: 'pro_yearly'},
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
    const told = (await google.told()).map(({type, data}) => [type, data.subscriptionNotification]);
    const about = (name: string, subscriptionId: string) =>
      expect.objectContaining({purchaseToken: google.where(name).token, subscriptionId});
    expect(told).toEqual([
      ['SUBSCRIPTION_PURCHASED', about('T1', 'pro_yearly')],
      ['SUBSCRIPTION_EXPIRED', about('T1', 'pro_yearly')],
      ['SUBSCRIPTION_PURCHASED', about('T2', 'pro_yearly')],
      ['SUBSCRIPTION_RENEWED', about('T2', 'pro_monthly')],
    ]);
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

it('a plan that waits does not begin when the user cancels before', async () => {
  const {phone, plan} = await changeAtRenewal();
  phone.store.cancel('T2');
  const {lineItems = [], subscriptionState} = await plan('T2');
  expect(subscriptionState).toBe('SUBSCRIPTION_STATE_CANCELED');
  expect(lineItems.filter((line) => line.deferredItemReplacement)).toEqual([]);
});

it('a plan that waits and is never acknowledged ends with the old one', async () => {
  const {phone} = await changeAtRenewal();
  await phone.forward({days: 3});
  expect(phone.store.purchases).toMatchObject([{active: false}, {payment: 'refunded'}]);
  expect(phone.ledger.faults()).toEqual(['paid and lost: T2 pro_yearly']);
});

describe('a plan change that waits for its payment', () => {
  const change = async () => {
    const google = await openGoogle();
    google.phone.store.boughtBefore('pro_monthly', {accountToken: 'user-1'});
    google.phone.store.changePlan('pro_yearly', 'T1', 'pending');
    return {...google, ...google.phone, running: google.where('T1').token};
  };
  const states = async ({plan}: Pick<Awaited<ReturnType<typeof change>>, 'plan'>) =>
    Promise.all(['T1', 'T2'].map(async (name) => (await plan(name)).subscriptionState));

  it('takes its place when it is paid', async () => {
    const google = await change();
    google.store.pay();
    expect(await states(google)).toEqual([
      'SUBSCRIPTION_STATE_EXPIRED',
      'SUBSCRIPTION_STATE_ACTIVE',
    ]);
    const plan = await google.plan('T2');
    expect(plan.linkedPurchaseToken).toBe(google.running);
    expect(plan).toMatchObject({
      startTime: new Date(google.phone.time).toISOString(),
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
      externalAccountIdentifiers: {obfuscatedExternalAccountId: 'user-1'},
    });
    expect((await google.told()).map(({type}) => type)).toEqual([
      'SUBSCRIPTION_PURCHASED',
      'SUBSCRIPTION_EXPIRED',
      'SUBSCRIPTION_PURCHASED',
    ]);
  });

  it('names the plan that runs, and leaves it alone when it is declined', async () => {
    const google = await change();
    expect(await states(google)).toEqual([
      'SUBSCRIPTION_STATE_ACTIVE',
      'SUBSCRIPTION_STATE_PENDING',
    ]);
    const plan = await google.plan('T2');
    expect(plan.linkedPurchaseToken).toBe(google.running);
    expect(plan).not.toHaveProperty('startTime');
    expect(plan.lineItems).toHaveLength(1);
    expect(plan.lineItems?.[0]).not.toHaveProperty('expiryTime');
    await google.store.renew('T1');
    expect(google.store.purchases).toMatchObject([{active: true}, {active: false}]);
    google.store.decline();
    expect(await states(google)).toEqual([
      'SUBSCRIPTION_STATE_ACTIVE',
      'SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED',
    ]);
    expect((await google.plan('T2')).linkedPurchaseToken).toBe(google.running);
    expect((await google.told()).at(-1)).toMatchObject({
      type: 'SUBSCRIPTION_PENDING_PURCHASE_CANCELED',
      data: {subscriptionNotification: {purchaseToken: google.where('T2').token}},
    });
    expect(google.store.purchases).toMatchObject([{active: true}, {active: false}]);
  });

  it('is a plan of its own when the old one has ended before the payment', async () => {
    const google = await change();
    await google.store.expire('T1');
    google.store.pay();
    expect(google.store.purchases).toMatchObject([{active: false}, {active: true, price: 49.99}]);
    const told = (await google.told()).map(({type}) => type);
    expect(told.filter((type) => type === 'SUBSCRIPTION_EXPIRED')).toHaveLength(1);
  });
});
