import {expect, it} from 'vitest';
import {DAY, settle} from './clock.ts';
import {AppStore} from './store/appStore.ts';
import {rejection, type TestApp} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What the published JavaScript does: events that no request caused.

const restart = ({simulator: {device}}: TestApp) => {
  device.killApp();
  device.startApp();
};

inEachWorld('events', ({ios, old, isNewest, onIos, open, ready, onAndroid}) => {
  it('an unfinished purchase comes back as an event after a start on iOS, by reading on Android', async () => {
    const app = await ready('coins_100');
    await app.buy('coins_100');
    restart(app);
    app.updates.length = 0;
    await app.start('coins_100');
    expect(app.updates).toHaveLength(ios ? 1 : 0);
    expect(await app.readPurchases()).toHaveLength(ios ? 0 : 1);
  });

  onIos('the stream starts with the first listener, whatever its event', async () => {
    const app = await open();
    app.simulator.store.sell('coins_100');
    await app.call('initConnection');
    await settle();
    expect(app.simulator.log.toText()).not.toContain('sends purchase-updated');
    app.call('purchaseErrorListener', () => {});
    await settle();
    expect(app.simulator.log.toText()).toContain('sends purchase-updated');
  });

  onIos('connecting after listening ends the stream from 2.7.7 on, not in 2.7.5', async () => {
    const app = await open();
    app.listen();
    await app.call('initConnection');
    const {id} = app.simulator.store.sell('coins_100');
    app.simulator.store.deliver(id);
    await settle();
    expect(app.updates).toHaveLength(old ? 1 : 0);
    app.listen();
    await settle();
    expect(app.updates).toHaveLength(old ? 1 : 0);
  });

  onIos('the end of the connection stops the stream until all listeners are removed', async () => {
    const app = await open();
    await app.call('initConnection');
    const subscriptions = app.listen();
    await app.call('endConnection');
    const {id} = app.simulator.store.sell('coins_100');
    app.simulator.store.deliver(id);
    await settle();
    expect(app.updates).toEqual([]);
    for (const subscription of subscriptions) subscription.remove();
    app.listen();
    await settle();
    expect(app.updates).toHaveLength(1);
  });

  onIos('an unverified transaction of the stream is an error event', async () => {
    const app = await ready();
    const {id} = app.simulator.store.sell('coins_100', {unverified: true});
    app.simulator.store.deliver(id);
    await settle();
    expect(app.updates).toEqual([]);
    expect(app.errors[0]).toMatchObject({code: 'E_TRANSACTION_VALIDATION_FAILED'});
  });

  it('a renewal is an event on iOS, with a new transaction; on Android the token stays', async () => {
    const app = await ready('pro_yearly');
    const {token} = app.simulator.store.sold('pro_yearly');
    await app.simulator.clock.advance(366 * DAY);
    expect(app.updates).toHaveLength(ios ? 1 : 0);
    const [plan = {}] = await app.readPurchases();
    const {purchases} = app.simulator.store;
    expect(purchases).toHaveLength(ios ? 2 : 1);
    if (ios) {
      const ending = old ? 'Ios' : 'IOS';
      expect(plan[`originalTransactionIdentifier${ending}`]).toBe(purchases[0]?.transactionId);
      expect(plan[`reason${ending}`]).toBe('RENEWAL');
      expect(purchases[1]).toMatchObject({finished: false, original: purchases[0]});
    } else expect(plan.purchaseTokenAndroid).toBe(token);
  });

  onIos('a refund is an event with a revocation date, also after a start', async () => {
    const app = await ready('remove_ads');
    const {id} = app.simulator.store.sold('remove_ads');
    app.simulator.store.refund(id);
    await settle();
    const key = old ? 'revocationDateIos' : 'revocationDateIOS';
    expect(app.updates.at(-1)?.[key]).toBe(app.simulator.clock.now);
    restart(app);
    app.updates.length = 0;
    await app.start('remove_ads');
    expect(app.updates).toHaveLength(1);
    expect(await app.readPurchases()).toEqual([]);
  });

  onAndroid('a refund is not an event; the purchase is gone from the read', async () => {
    const app = await ready();
    app.simulator.store.refund(app.simulator.store.sold('remove_ads').id);
    expect(app.updates).toEqual([]);
    expect(await app.readPurchases()).toEqual([]);
  });

  onIos('a promoted product is an event from 2.7.7 on, which 2.7.5 does not name', async () => {
    const app = await open();
    const {store} = app.simulator;
    if (!(store instanceof AppStore)) return;
    await app.start('remove_ads');
    const taps: unknown[] = [];
    app.call('promotedProductListenerIOS', (product: unknown) => taps.push(product));
    store.promote('remove_ads');
    await settle();
    expect(taps).toHaveLength(old ? 0 : 1);
    expect(await app.call('getPromotedProductIOS')).toMatchObject({
      productIdentifier: 'remove_ads',
    });
    await app.call('buyPromotedProductIOS');
    await settle();
    expect(app.updates).toHaveLength(1);
    expect((await rejection(app.call('buyPromotedProductIOS'))).code).toBe('E_ITEM_UNAVAILABLE');
  });

  onIos('a promoted purchase that fails says nothing', async () => {
    const app = await open();
    const {store} = app.simulator;
    if (!(store instanceof AppStore)) return;
    await app.start();
    store.promote('remove_ads');
    store.sheets.push('cancel');
    await app.call('buyPromotedProductIOS');
    await settle();
    expect([app.updates, app.errors]).toEqual([[], []]);
  });

  onIos('the manage sheet tells changes in 2.8.8, true and late ones before', async () => {
    const app = await open();
    const {store, clock} = app.simulator;
    if (!(store instanceof AppStore)) return;
    await app.start('pro_yearly');
    const {id} = store.sold('pro_yearly');
    store.onManage = () => void clock.at(clock.now + (isNewest ? 0 : 2000), () => store.cancel(id));
    const answer = app.call('showManageSubscriptionsIOS');
    await clock.advance(6000);
    if (isNewest)
      expect(await answer).toEqual([expect.objectContaining({willAutoRenewIOS: false})]);
    else expect(await answer).toBe(true);
    const renewalInfo = expect.objectContaining({autoRenewStatus: false});
    expect(app.updates).toEqual(isNewest ? [] : [expect.objectContaining({renewalInfo})]);
  });

  onIos('before 2.8.8 a change that is known within 1.5 seconds is never told', async () => {
    const app = await open();
    const {store, clock} = app.simulator;
    if (!(store instanceof AppStore) || isNewest) return;
    await app.start('pro_yearly');
    const {id} = store.sold('pro_yearly');
    store.onManage = () => store.cancel(id);
    await app.call('showManageSubscriptionsIOS');
    await clock.advance(60_000);
    expect(app.updates).toEqual([]);
  });
});
