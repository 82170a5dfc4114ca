import {expect, it} from 'vitest';
import {openGoogle} from '../testing/openGoogle.ts';

it('an order is one charge, and each renewal is another', async () => {
  const {phone, api, where} = await openGoogle();
  const {packageName, token} = where(phone.store.boughtBefore('pro_monthly'));
  const orderId = phone.store.purchases[0]?.transactionId ?? '';
  const start = phone.time;
  const end = phone.store.purchases[0]?.expiresAt ?? 0;
  await phone.store.renew();
  const order = async (id: string) => (await api.orders.get({packageName, orderId: id})).data;
  expect(await order(orderId)).toMatchObject({
    ...{orderId, purchaseToken: token, state: 'PROCESSED'},
    createTime: new Date(start).toISOString(),
    total: {currencyCode: 'USD', units: '5', nanos: 990_000_000},
    lineItems: [
      {
        productId: 'pro_monthly',
        subscriptionDetails: {
          basePlanId: 'monthly',
          servicePeriodEndTime: new Date(end).toISOString(),
        },
      },
    ],
  });
  phone.store.refund();
  expect((await order(orderId)).state).toBe('PROCESSED');
  expect((await order(`${orderId}..0`)).state).toBe('REFUNDED');
  await expect(order('GPA.0')).rejects.toMatchObject({status: 404});
});

it('an order of a quantity is refunded in parts', async () => {
  const {phone, api, where} = await openGoogle();
  const {packageName} = where(phone.store.boughtOutside('coins_100', {quantity: 3}));
  const orderId = phone.store.purchases[0]?.transactionId ?? '';
  phone.store.refund('T1', {quantity: 1});
  expect((await api.orders.get({packageName, orderId})).data).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    lineItems: [{productId: 'coins_100', oneTimePurchaseDetails: {quantity: 3}}],
  });
});

it('a product by its token alone', async () => {
  const {phone, app, api, where} = await openGoogle();
  const read = async (name: string) =>
    (await api.purchases.productsv2.getproductpurchasev2(where(name))).data;
  phone.store.boughtOutside('coins_100', {quantity: 2, accountToken: 'user-1'});
  phone.store.refund('T1', {quantity: 1});
  expect(await read('T1')).toMatchObject({
    productLineItem: [
      {
        productId: 'coins_100',
        productOfferDetails: {
          ...{quantity: 2, refundableQuantity: 1},
          consumptionState: 'CONSUMPTION_STATE_YET_TO_BE_CONSUMED',
        },
      },
    ],
    purchaseStateContext: {purchaseState: 'PURCHASED'},
    acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
    obfuscatedExternalAccountId: 'user-1',
  });
  const former = async () => (await api.purchases.products.get(where('T2'))).data.purchaseState;
  phone.store.answer('pending');
  await app.start('remove_ads');
  await app.buy('remove_ads');
  const pending = await read('T2');
  expect(await former()).toBe(2);
  expect(pending.purchaseStateContext).toEqual({purchaseState: 'PENDING'});
  expect(pending).not.toHaveProperty('purchaseCompletionTime');
  phone.store.decline();
  expect((await read('T2')).purchaseStateContext).toEqual({purchaseState: 'CANCELLED'});
  expect(await former()).toBe(1);
});

it('a pause ends by itself, and says when; without a payment the hold begins at once', async () => {
  const {phone, plan} = await openGoogle();
  const {store} = phone;
  store.boughtBefore('pro_monthly');
  store.pause();
  await store.renew();
  const {pausedStateContext} = await plan('T1');
  const resumes = Date.parse(pausedStateContext?.autoResumeTime ?? '');
  expect(resumes).toBeGreaterThan(phone.time);
  await phone.forward({hours: (resumes - phone.time) / 3_600_000});
  expect((await plan('T1')).subscriptionState).toBe('SUBSCRIPTION_STATE_ACTIVE');
  store.pause();
  await store.renew();
  store.setPayments(false);
  store.resume();
  expect((await plan('T1')).subscriptionState).toBe('SUBSCRIPTION_STATE_ON_HOLD');
});

it('what a hold or an unwanted price ends is told as canceled, then as expired', async () => {
  const {phone, told, plan} = await openGoogle();
  phone.store.boughtBefore('pro_monthly');
  phone.store.requestPriceIncreaseConsent(9.99);
  await phone.store.renew();
  const types = (await told()).map(({type}) => type);
  expect(types.slice(-2)).toEqual(['SUBSCRIPTION_CANCELED', 'SUBSCRIPTION_EXPIRED']);
  expect(await plan('T1')).toMatchObject({
    canceledStateContext: {systemInitiatedCancellation: {}},
  });
});

it('a higher price says when it is charged, until it was', async () => {
  const {phone, plan} = await openGoogle();
  const {store} = phone;
  store.boughtBefore('pro_monthly');
  store.requestPriceIncreaseConsent(9.99);
  const details = async () =>
    (await plan('T1')).lineItems?.[0]?.autoRenewingPlan?.priceChangeDetails;
  const expectedNewPriceChargeTime = new Date(store.purchases[0]?.expiresAt ?? 0).toISOString();
  expect(await details()).toMatchObject({
    priceChangeState: 'OUTSTANDING',
    expectedNewPriceChargeTime,
  });
  store.consentToPriceIncrease();
  expect(await details()).toMatchObject({
    priceChangeState: 'CONFIRMED',
    expectedNewPriceChargeTime,
  });
  await store.renew();
  const applied = await details();
  expect(applied).toMatchObject({priceChangeState: 'APPLIED'});
  expect(applied).not.toHaveProperty('expectedNewPriceChargeTime');
});

it('the price step that runs has a name', async () => {
  const {phone, app, plan} = await openGoogle();
  await app.start('pro_monthly');
  const offer = {sku: 'pro_monthly', offerToken: 'offer-monthly-trial'};
  await app.buy('pro_monthly', {subscriptionOffers: [offer]});
  await app.finish(app.updates[0] ?? {});
  const phase = async () => (await plan('T1')).lineItems?.[0]?.offerPhase;
  expect(await phase()).toEqual({freeTrial: {}});
  await phone.store.renew();
  expect(await phase()).toEqual({basePrice: {}});
});

it.each(['replaced', 'revoked', 'expired'])('a %s plan is gone after 60 days', async (how) => {
  const {phone, plan, api, where} = await openGoogle();
  phone.store.boughtBefore('pro_monthly');
  if (how === 'replaced') {
    const changed = where(phone.store.changePlan('pro_yearly'));
    await api.purchases.subscriptions.acknowledge({...changed, subscriptionId: 'pro_yearly'});
  }
  if (how === 'revoked') phone.store.refund();
  if (how === 'expired') await phone.store.expire();
  await phone.forward({days: 60});
  expect((await plan('T1')).subscriptionState).toBe('SUBSCRIPTION_STATE_EXPIRED');
  await phone.forward({hours: 1});
  await expect(plan('T1')).rejects.toMatchObject({status: 410});
});
