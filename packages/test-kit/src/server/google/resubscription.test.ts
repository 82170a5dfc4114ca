import {expect, it} from 'vitest';
import {openGoogle} from '../testing/openGoogle.ts';

async function resubscribe() {
  const google = await openGoogle();
  const {store} = google.phone;
  store.boughtBefore('pro_monthly', {accountToken: 'user-1'});
  await store.expire();
  expect(store.resubscribe()).toBe('T2');
  return {...google, store};
}

it('a resubscription names the ended plan and its buyer, and has no ids of its own', async () => {
  const {plan, where, told, app, store} = await resubscribe();
  const found = await plan('T2');
  expect(found).toMatchObject({
    subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    outOfAppPurchaseContext: {
      expiredPurchaseToken: where('T1').token,
      expiredExternalAccountIdentifiers: {obfuscatedExternalAccountId: 'user-1'},
    },
  });
  expect(found).not.toHaveProperty('externalAccountIdentifiers');
  expect(found).not.toHaveProperty('linkedPurchaseToken');
  expect((await told()).at(-1)).toMatchObject({
    type: 'SUBSCRIPTION_PURCHASED',
    data: {subscriptionNotification: {purchaseToken: where('T2').token}},
  });
  expect(app.updates).toEqual([]);
  expect(store.purchases[1]).toMatchObject({price: 5.99, accountToken: null, active: true});
});

it('acknowledging takes the context away, and can say whose it is', async () => {
  const {api, plan, where} = await resubscribe();
  const request = {...where('T2'), subscriptionId: 'pro_monthly'};
  const requestBody = {externalAccountIds: {obfuscatedAccountId: 'user-1'}};
  await api.purchases.subscriptions.acknowledge({...request, requestBody});
  const found = await plan('T2');
  expect(found).not.toHaveProperty('outOfAppPurchaseContext');
  expect(found.externalAccountIdentifiers).toEqual({obfuscatedExternalAccountId: 'user-1'});
});

it('what nobody acknowledges is given back after three days', async () => {
  const {store, phone} = await resubscribe();
  await phone.forward({days: 3});
  expect(store.purchases[1]).toMatchObject({payment: 'refunded', active: false});
});

it('only an ended plan of Google can be taken up again', async () => {
  const {phone, api, where} = await openGoogle();
  expect(() => phone.store.resubscribe()).toThrow('no purchase that is a subscription that has');
  phone.store.boughtBefore('pro_monthly');
  expect(() => phone.store.resubscribe('T1')).toThrow(
    'one that still runs takes phone.store.enableAutoRenew',
  );
  const requestBody = {externalAccountIds: {obfuscatedAccountId: 'user-1'}};
  const request = {...where('T1'), subscriptionId: 'pro_monthly', requestBody};
  await expect(api.purchases.subscriptions.acknowledge(request)).rejects.toMatchObject({
    status: 400,
  });
});
