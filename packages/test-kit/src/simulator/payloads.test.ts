import {beforeEach, expect, it, vi} from 'vitest';
import {settle} from './clock.ts';
import {toList} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What the published JavaScript does: arguments and payloads.

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

inEachWorld('payloads', ({platform, ios, old, isLate, isNewest, onIos, onAndroid, ready}) => {
  const ending = old ? 'Ios' : 'IOS';

  it('the arguments of a purchase', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    const call = app.simulator.log.entries.find(({what}) => /^calls (?:buy|requestP)/.test(what));
    const android = {
      type: 'inapp',
      skuArr: ['coins_100'],
      replacementMode: -1,
      offerTokenArr: [],
      isOfferPersonalized: false,
    };
    expect(call?.details).toEqual(ios ? ['coins_100', false, null, -1, null] : [android]);
  });

  it('products carry the platform, and the fields of the version', async () => {
    const app = await ready();
    const [product = {}] = await app.load('pro_monthly');
    expect(product).toMatchObject({id: 'pro_monthly', platform, currency: 'USD'});
    const suffixed = ios
      ? [
          'displayNameIOS',
          'subscriptionInfoIOS',
          'introductoryPriceIOS',
          'subscriptionPeriodUnitIOS',
        ]
      : ['nameAndroid', 'subscriptionOfferDetailsAndroid'];
    for (const name of suffixed) expect(name in product, name).toBe(isLate);
    for (const name of ['displayName', 'displayPrice', 'title'])
      expect(product).toHaveProperty(name);
    expect('price' in product).toBe(ios);
    if (ios) expect(product.type).toBe(isLate ? 'subs' : undefined);
    else expect(product.type).toBe('subs');
  });

  onIos('a plan has a subscriptionGroupID in 2.7.5, later a subscriptionGroupId', async () => {
    const app = await ready();
    const [product = {}] = await app.load('pro_monthly');
    expect(product.subscription).toMatchObject({
      [old ? 'subscriptionGroupID' : 'subscriptionGroupId']: '21400001',
      subscriptionPeriod: {unit: 'MONTH', value: 1},
      introductoryOffer: {id: null, paymentMode: 'FreeTrial', periodCount: 1},
    });
  });

  onAndroid('offers have tokens and price steps; who had the plan sees no trial', async () => {
    const app = await ready();
    const count = async () => {
      const [product = {}] = await app.load('pro_monthly');
      return toList(product.subscriptionOfferDetails);
    };
    const [trial = {}, base = {}] = await count();
    expect(trial).toMatchObject({offerId: 'trial', offerToken: 'offer-monthly-trial'});
    expect(base).toMatchObject({offerId: null, basePlanId: 'monthly'});
    const [phase] = toList(Reflect.get(Object(trial.pricingPhases), 'pricingPhaseList'));
    expect(phase).toMatchObject({
      formattedPrice: 'Free',
      recurrenceMode: 2,
      priceAmountMicros: '0',
    });
    app.simulator.store.sold('pro_monthly');
    expect(await count()).toHaveLength(1);
  });

  it('ids of a purchase: id is the product in 2.7.5, later the transaction or the order', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    const [purchase = {}] = app.updates;
    const {transactionId, orderId} = app.simulator.store.get('T1');
    const id = ios ? transactionId : orderId;
    expect(purchase).toMatchObject({
      id: old ? 'coins_100' : id,
      transactionId: id,
      ids: ['coins_100'],
      platform,
    });
    expect('productId' in purchase).toBe(!old);
    expect('purchaseToken' in purchase).toBe(!old);
    if (!ios) return;
    // The key is there although a product has no end, and the price counts thousandths.
    expect(purchase).toMatchObject({[`expirationDate${ending}`]: null, [`price${ending}`]: 990});
    expect('currencyCodeIOS' in purchase).toBe(isLate);
  });

  onIos('the signed text is missing in the reads by product', async () => {
    const app = await ready('remove_ads');
    app.simulator.store.sold('remove_ads');
    const [signed = {}] = await app.readPurchases();
    expect(signed).toHaveProperty(`jwsRepresentation${ending}`);
    for (const name of ['currentEntitlementIOS', 'latestTransactionIOS'])
      expect(await app.call(name, 'remove_ads')).not.toHaveProperty(`jwsRepresentation${ending}`);
  });

  onIos('the active read lists what is owned and loaded, the other one the history', async () => {
    const app = await ready('remove_ads');
    app.simulator.store.sold('remove_ads');
    app.simulator.store.sold('pro_yearly');
    app.simulator.store.sold('coins_100');
    expect(await app.readPurchases()).toHaveLength(1);
    const all = await app.call('getAvailablePurchases', {onlyIncludeActiveItems: false});
    expect(all).toHaveLength(2);
  });

  onIos('reading can send events up to 2.8.7', async () => {
    const app = await ready('remove_ads');
    app.simulator.store.sold('remove_ads');
    await app.call('getAvailablePurchases', {alsoPublishToEventListener: true});
    await settle();
    expect(app.updates).toHaveLength(isNewest ? 0 : 1);
  });

  onAndroid('a read has no dataAndroid but an order, and renewals only of plans', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    app.simulator.store.sold('pro_monthly');
    const [event = {}] = app.updates;
    const [coins = {}, plan = {}] = await app.readPurchases();
    expect(['dataAndroid' in event, 'orderId' in event]).toEqual([true, false]);
    expect(['dataAndroid' in coins, 'orderId' in coins]).toEqual([false, true]);
    const renewal = [event, coins, plan].map((one) => 'autoRenewingAndroid' in one);
    expect(renewal).toEqual([true, false, true]);
  });

  onIos('a status has a number and the renewal; null for what is not loaded', async () => {
    const app = await ready('pro_monthly');
    app.simulator.store.sold('pro_monthly');
    expect(await app.call('subscriptionStatusIOS', 'pro_monthly')).toEqual([
      expect.objectContaining({
        state: 1,
        renewalInfo: expect.objectContaining({
          autoRenewStatus: true,
          currentProductID: 'pro_monthly',
        }),
      }),
    ]);
    expect(await app.call('subscriptionStatusIOS', 'pro_yearly')).toBeNull();
  });

  onIos('reads by product: missing, verified, receipt and signed text', async () => {
    const app = await ready('remove_ads');
    const {store} = app.simulator;
    expect(await app.call('isTransactionVerifiedIOS', 'remove_ads')).toBe(false);
    const {token} = store.sold('remove_ads');
    expect(await app.call('isTransactionVerifiedIOS', 'remove_ads')).toBe(true);
    expect(await app.call('getTransactionJwsIOS', 'remove_ads')).toBe(token);
    const checked = await app.call('validateReceiptIOS', 'remove_ads');
    expect(checked).toMatchObject({isValid: true, jwsRepresentation: token});
    const key = old ? 'bundleID' : 'bundleId';
    expect(await app.call('getAppTransactionIOS')).toHaveProperty(key, 'com.example.app');
  });

  const has = old ? undefined : it;
  has?.('getActiveSubscriptions finds subscriptions by their fields', async () => {
    const app = await ready('pro_monthly', 'remove_ads');
    vi.spyOn(Date, 'now').mockReturnValue(app.simulator.clock.now);
    app.simulator.store.sold('pro_monthly');
    app.simulator.store.sold('remove_ads');
    const found = toList(await app.call('getActiveSubscriptions'));
    expect(found.map(({productId}) => productId)).toEqual(['pro_monthly']);
    expect(await app.call('hasActiveSubscriptions', ['pro_yearly'])).toBe(false);
    expect(await app.call('hasActiveSubscriptions', ['pro_monthly'])).toBe(true);
  });
});
