import {describe, expect, it} from 'vitest';
import {withVideo} from '../server/testing/videoPlan.ts';
import {createSimulator} from './simulator.ts';
import {replacementModes} from './store/replacement.ts';
import {newest, openApp, rejection, type TestApp, toList} from './testing/testApp.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const play = () => createSimulator({version: newest, platform: 'android'});
const open = async (...ids: string[]) => {
  const app = await openApp({version: newest, platform: 'android'});
  await app.start(...ids);
  return app;
};

describe('acknowledging', () => {
  it('Google gives the money back after three days without it', async () => {
    const app = await open('remove_ads');
    await app.buy('remove_ads');
    app.simulator.ledger.give('T1');
    await app.simulator.clock.advance(3 * DAY - 1);
    expect(app.simulator.ledger.faults).toEqual([]);
    await app.simulator.clock.advance(1);
    expect(app.simulator.ledger.faults).toEqual([{kind: 'paid and lost', purchase: 'T1'}]);
    expect(await app.readPurchases()).toEqual([]);
  });

  it('a pending payment has its three days from the moment it arrives', async () => {
    const app = await open('remove_ads');
    app.simulator.store.sheets.push('pending');
    const [purchase = {}] = toList(await app.buy('remove_ads'));
    await app.simulator.clock.advance(10 * DAY);
    app.simulator.store.pay('T1');
    app.simulator.ledger.give('T1');
    await app.simulator.clock.advance(2 * DAY);
    await app.finish(purchase);
    await app.simulator.clock.advance(10 * DAY);
    expect(app.simulator.ledger.faults).toEqual([]);
  });

  it('a renewal needs none', async () => {
    const {store, clock, ledger} = play();
    store.sold('pro_monthly');
    await clock.advance(100 * DAY);
    expect(ledger.faults).toEqual([]);
    expect(store.get('T1').orderId).toMatch(/\.\.2$/);
  });
});

describe('replacement modes', () => {
  const change = async (mode: number, from = 'pro_monthly', to = 'pro_yearly') => {
    const app = await open('pro_monthly', 'pro_yearly');
    const {store, clock} = app.simulator;
    const {token} = store.sold(from);
    await clock.advance(10 * DAY);
    const extra = {purchaseTokenAndroid: token, replacementModeAndroid: mode};
    const answer = await app.buy(to, extra);
    return {app, answer, store, clock, now: clock.now};
  };
  const days = (purchase: {expiresAt: number | null}, now: number) =>
    ((purchase.expiresAt ?? 0) - now) / DAY;

  it('1, WITH_TIME_PRORATION: at once, the rest becomes time of the new plan', async () => {
    const {store, now} = await change(replacementModes.withTimeProration);
    expect(store.get('T2').price).toBe(0);
    expect(days(store.get('T2'), now)).toBeCloseTo(28.3, 0);
  });

  it('2, CHARGE_PRORATED_PRICE: at once, the period stays and the difference is charged', async () => {
    const {store, now} = await change(
      replacementModes.chargeProratedPrice,
      'pro_yearly',
      'pro_monthly',
    );
    expect(store.get('T2').expiresAt).toBe(store.get('T1').expiresAt);
    expect(store.get('T2').price).toBeGreaterThan(0);
    expect(days(store.get('T2'), now)).toBeCloseTo(355, 0);
  });

  it('2 is refused for a plan that costs less for the same time', async () => {
    const app = await open('pro_monthly', 'pro_yearly');
    const {token} = app.simulator.store.sold('pro_monthly');
    const extra = {purchaseTokenAndroid: token, replacementModeAndroid: 2};
    expect((await rejection(app.buy('pro_yearly', extra))).code).toBe('E_DEVELOPER_ERROR');
  });

  it.each([1, 2, 6])('%i is refused when only the base plan changes', async (mode) => {
    const app = await open('pro_monthly');
    const {token} = app.simulator.store.sold('pro_monthly');
    const extra = {purchaseTokenAndroid: token, replacementModeAndroid: mode};
    expect((await rejection(app.buy('pro_monthly', extra))).code).toBe('E_DEVELOPER_ERROR');
  });

  it('3, WITHOUT_PRORATION: at once, nothing is charged until the renewal', async () => {
    const {store} = await change(replacementModes.withoutProration);
    expect(store.get('T2')).toMatchObject({price: 0, expiresAt: store.get('T1').expiresAt});
  });

  it('5, CHARGE_FULL_PRICE: at once, a full period and the rest on top', async () => {
    const {store, now} = await change(replacementModes.chargeFullPrice);
    expect(store.get('T2').price).toBe(49.99);
    expect(days(store.get('T2'), now)).toBeGreaterThan(365);
  });

  it.each([0, 1, 2, 3, 5])(
    'mode %i makes a purchase with a new token, to be acknowledged',
    async (mode) => {
      const [from, to] = mode === 2 ? ['pro_yearly', 'pro_monthly'] : [];
      const {app, answer} = await change(mode, from, to);
      expect(toList(answer)).toHaveLength(1);
      expect(app.simulator.store.get('T2').token).not.toBe(app.simulator.store.get('T1').token);
      expect(await app.readPurchases()).toMatchObject([{isAcknowledgedAndroid: false}]);
    },
  );

  it('6, DEFERRED: a new token with the old product at once, and the new product at the renewal', async () => {
    const {app, answer, clock, store} = await change(replacementModes.deferred);
    const {token} = store.get('T2');
    expect(toList(answer)).toMatchObject([
      {productId: 'pro_monthly', purchaseTokenAndroid: token, isAcknowledgedAndroid: false},
    ]);
    expect(app.updates).toEqual(answer);
    expect(await app.readPurchases()).toMatchObject([
      {productId: 'pro_monthly', purchaseTokenAndroid: token},
    ]);
    await app.finish(app.updates[0] ?? {});
    await clock.advance(22 * DAY);
    expect(await app.readPurchases()).toMatchObject([
      {productId: 'pro_yearly', purchaseTokenAndroid: token, isAcknowledgedAndroid: true},
    ]);
    expect(store.get('T2')).toMatchObject({price: 49.99});
  });

  it('6 with a slow payment waits for nothing: it charges nothing', async () => {
    const app = await open('pro_monthly', 'pro_yearly');
    const {token} = app.simulator.store.sold('pro_yearly');
    app.simulator.store.sheets.push('pending');
    await app.buy('pro_monthly', {purchaseTokenAndroid: token, replacementModeAndroid: 6});
    expect(app.updates).toMatchObject([{purchaseStateAndroid: 1}]);
  });

  it('a change that is not paid for shows the plan that runs, and the new one when it is', async () => {
    const app = await open('pro_monthly', 'pro_yearly');
    const {store} = app.simulator;
    const {token} = store.sold('pro_monthly');
    store.sheets.push('pending');
    await app.buy('pro_yearly', {purchaseTokenAndroid: token, replacementModeAndroid: 5});
    const running = {productId: 'pro_monthly', purchaseTokenAndroid: token};
    expect(app.updates).toMatchObject([{...running, purchaseStateAndroid: 1}]);
    expect(await app.readPurchases()).toMatchObject([running]);
    store.pay('T2');
    const changed = {productId: 'pro_yearly', purchaseTokenAndroid: store.get('T2').token};
    expect(await app.readPurchases()).toMatchObject([changed]);
    expect(app.updates[1]).toMatchObject({...changed, isAcknowledgedAndroid: false});
    expect(store.get('T2')).toMatchObject({price: 49.99});
  });

  it('an old token that is not owned is refused', async () => {
    const app = await open('pro_yearly');
    const extra = {purchaseTokenAndroid: 'other', replacementModeAndroid: 1};
    expect((await rejection(app.buy('pro_yearly', extra))).code).toBe('E_DEVELOPER_ERROR');
  });
});

it('the server takes back the coins of a part that is refunded', async () => {
  const {store, server} = play();
  const {id, token} = store.sell('coins_100', {quantity: 3});
  await server.check('user', token);
  store.refund(id, 2);
  expect(server.accountOf('user').coins).toBe(100);
});

it('the server gives each product of a token', async () => {
  const {store, server} = createSimulator({
    ...{version: newest, platform: 'android', catalog: withVideo},
  });
  const added = store.addOn(store.sold('pro_monthly'), 'video');
  await server.check('user', added.token);
  const until = added.expiresAt;
  expect(server.accountOf('user').access).toEqual({pro_monthly: until, video: until});
  store.endItem(added, 'video');
  expect(server.accountOf('user').access).toEqual({pro_monthly: until});
});

it('the server gives what is taken up again in the Play Store to whom the plan was', async () => {
  const {store, server, clock} = play();
  const ended = store.sold('pro_monthly', {accountToken: 'user-1'});
  await server.check('user-1', ended.token);
  store.cancel(ended.id);
  await clock.advance(31 * DAY);
  const again = store.takeUp(ended);
  await server.check('user-2', again.token);
  expect(server.accountOf('user-2').access).toEqual({});
  expect(server.accountOf('user-1').access).toEqual({pro_monthly: again.expiresAt});
});

describe('what Google lists', () => {
  const states = async (app: TestApp) => (await app.readPurchases()).length;

  it('grace period yes, account hold no, recovered yes', async () => {
    const app = await open();
    const {store, clock} = app.simulator;
    store.sold('pro_monthly');
    store.breakPayments();
    await clock.advance(35 * DAY);
    expect(await states(app)).toBe(1);
    await clock.advance(20 * DAY);
    expect(await states(app)).toBe(0);
    store.fixPayments();
    expect(await states(app)).toBe(1);
  });

  it('a paused plan not until it resumes', async () => {
    const {store, clock} = play();
    const {id} = store.sold('pro_monthly');
    store.pause(id);
    await clock.advance(40 * DAY);
    expect(store.owned('subs')).toEqual([]);
    store.resume(id);
    expect(store.owned('subs')).toHaveLength(1);
  });

  it('a redeemed promo code, without an order and without an event', async () => {
    const app = await open();
    const {store} = app.simulator;
    if (!('setups' in store)) return;
    store.addCode('GIFT', 'remove_ads');
    store.redeem('GIFT');
    expect(app.updates).toEqual([]);
    expect(await app.readPurchases()).toMatchObject([{orderId: null, transactionId: null}]);
    expect(() => store.redeem('GIFT')).toThrow('There is no promo code "GIFT".');
  });

  it('its memory without network, while everything else fails', async () => {
    const app = await open('remove_ads');
    app.simulator.store.sell('remove_ads');
    app.simulator.device.network = false;
    const [purchase = {}] = await app.readPurchases();
    expect((await rejection(app.finish(purchase))).code).toBe('E_NETWORK_ERROR');
    await app.simulator.clock.advance(HOUR);
    app.simulator.device.network = true;
    app.simulator.ledger.give('T1');
    await app.finish(purchase);
    expect(app.simulator.ledger.faults).toEqual([]);
  });
});
