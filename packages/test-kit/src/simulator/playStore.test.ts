import {describe, expect, it} from 'vitest';
import {withVideo} from '../server/testing/videoPlan.ts';
import {DAY} from './clock.ts';
import {createSimulator} from './simulator.ts';
import {newest, openApp, rejection, toList} from './testing/testApp.ts';

const play = () => createSimulator({version: newest, platform: 'android'});
const open = async (...ids: string[]) => {
  const app = await openApp({version: newest, platform: 'android'});
  await app.start(...ids);
  return app;
};

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

describe('replacement modes', () => {
  const change = async (mode: number, from = 'pro_monthly', to = 'pro_yearly') => {
    const app = await open('pro_monthly', 'pro_yearly');
    const {store, clock} = app.simulator;
    const {token} = store.sold(from);
    await clock.advance(10 * DAY);
    const extra = {purchaseTokenAndroid: token, replacementModeAndroid: mode};
    return {app, store, clock, buy: () => app.buy(to, extra)};
  };
  const up = ['pro_monthly', 'pro_yearly'] as const;
  const down = ['pro_yearly', 'pro_monthly'] as const;

  const perDay = {monthly: 5.99 / 31, yearly: 49.99 / 365};
  /** What the 20 days that are left of the month are worth of the year. */
  const rest = (20 * perDay.monthly) / perDay.yearly;

  it.each([
    {mode: 0, plans: up, price: 0, days: rest},
    {mode: 1, plans: up, price: 0, days: rest},
    {mode: 2, plans: down, price: 355 * (perDay.monthly - perDay.yearly), days: 355},
    {mode: 3, plans: up, price: 0, days: 20},
    {mode: 5, plans: up, price: 49.99, days: 365 + rest},
  ])('$mode is at once, with a new token to acknowledge: $price for $days days', async (row) => {
    const {app, store, clock, buy} = await change(row.mode, ...row.plans);
    expect(toList(await buy())).toHaveLength(1);
    const {token, price, expiresAt} = store.get('T2');
    expect(token).not.toBe(store.get('T1').token);
    expect(await app.readPurchases()).toMatchObject([{isAcknowledgedAndroid: false}]);
    expect(price).toBeCloseTo(row.price, 1);
    expect(((expiresAt ?? 0) - clock.now) / DAY).toBeCloseTo(row.days, 1);
  });

  it.each([
    {why: 'a plan that costs less for the same time', modes: [2], plans: up},
    {why: 'the base plan alone', modes: [1, 2, 6], plans: ['pro_monthly', 'pro_monthly'] as const},
  ])('$modes is refused for $why', async ({modes, plans}) => {
    for (const mode of modes) {
      const {buy} = await change(mode, ...plans);
      expect((await rejection(buy())).code).toBe('E_DEVELOPER_ERROR');
    }
  });

  it('6, DEFERRED: a new token with the old product at once, and the new product at the renewal', async () => {
    const {app, buy, clock, store} = await change(6);
    const answer = await buy();
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
    const {app, store, buy} = await change(6, ...down);
    store.sheets.push('pending');
    await buy();
    expect(app.updates).toMatchObject([{purchaseStateAndroid: 1}]);
  });

  it('a change that is not paid for shows the plan that runs, and the new one when it is', async () => {
    const {app, store, buy} = await change(5);
    store.sheets.push('pending');
    await buy();
    const running = {productId: 'pro_monthly', purchaseTokenAndroid: store.get('T1').token};
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

it('Google lists from its memory without network, while everything else fails', async () => {
  const app = await open('remove_ads');
  const {token} = app.simulator.store.sell('remove_ads');
  app.simulator.device.network = false;
  const [purchase = {}] = await app.readPurchases();
  expect(purchase).toMatchObject({purchaseToken: token});
  expect((await rejection(app.finish(purchase))).code).toBe('E_NETWORK_ERROR');
});
