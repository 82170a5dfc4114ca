// @vitest-environment jsdom
import {fireEvent, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {meanwhile, message, newPhones, press, settled, worlds} from './runExample.tsx';

const balance = () => screen.getByRole('heading').textContent;
const pack = () => screen.getByRole('button', {name: 'Buy 100 coins for $0.99'});
const buy = async () => {
  fireEvent.click(pack());
  await settled();
};

describe.each(worlds)('basic store, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'basic-store.tsx');
  const consume = (id: string) => (os === 'ios' ? `finish ${id}` : `consume ${id}`);
  const open = (strict?: 'strict') => shop.open({userId: 'user', balance: 0}, strict);

  it('shows the packs with their prices, each as a button with a name', async () => {
    await open();
    expect(pack().hasAttribute('disabled')).toBe(false);
    expect(screen.getByRole('button', {name: 'Buy 500 coins for $3.99'})).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that it loads', async () => {
    const release = shop.store.gate.hold();
    await open();
    expect(screen.getByRole('progressbar', {name: 'Loading the shop'})).toBeDefined();
    await meanwhile(release);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('lets nobody buy twice while the payment sheet is open', async () => {
    await open();
    const release = shop.store.gate.hold();
    await buy();
    await buy();
    expect(pack().hasAttribute('disabled')).toBe(true);
    await meanwhile(release);
    expect(pack().hasAttribute('disabled')).toBe(false);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  it('checks a purchase, adds the coins, then finishes', async () => {
    await open();
    await buy();
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
    expect(message()).toBe('');
  });

  it('sends the server what it must know', async () => {
    await open();
    await buy();
    const {productId, token} = shop.store.get('T1');
    expect(shop.server.checks).toEqual([{platform: os, productId, token}]);
  });

  it('sells the same pack again', async () => {
    await open();
    await buy();
    await buy();
    expect(balance()).toBe('You have 200 coins');
    expect(shop.told.slice(3)).toEqual(['buy coins_100', 'check T2', consume('T2')]);
  });

  it('says nothing when the user cancels', async () => {
    await open();
    shop.store.sheets.push('cancel');
    await buy();
    expect(message()).toBe('');
    expect(shop.told).toEqual(['buy coins_100']);
    expect(pack().hasAttribute('disabled')).toBe(false);
  });

  it('shows a failure as text', async () => {
    await open();
    shop.store.sheets.push({fails: 'network'});
    await buy();
    expect(message()).not.toBe('');
    expect(balance()).toBe('You have 0 coins');
  });

  it('gives nothing for a payment that has not arrived, and the coins when it does', async () => {
    await open();
    shop.store.sheets.push('pending');
    await buy();
    expect(message()).toMatch(/on its way|approval|pending|deferred/i);
    expect(shop.told).toEqual(['buy coins_100']);

    await meanwhile(() => shop.store.pay('T1'));
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told.slice(1)).toEqual(['check T1', consume('T1')]);
  });

  it('gives the coins at the next start when the payment arrives in between', async () => {
    await open();
    shop.store.sheets.push('pending');
    await buy();
    shop.kill();
    shop.store.pay('T1');
    await open();
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told.slice(1)).toEqual(['check T1', consume('T1')]);
  });

  it('neither gives nor finishes what the server refuses', async () => {
    await open();
    shop.server.mood = 'distrustful';
    await buy();
    expect(balance()).toBe('You have 0 coins');
    expect(message()).toContain('could not be confirmed');
    expect(shop.told).toEqual(['buy coins_100', 'check T1']);
  });

  it('keeps a purchase open while the server is down, and settles it at the next start', async () => {
    await open();
    shop.server.mood = 'down';
    await buy();
    expect(message()).toContain('Your purchase is safe');
    expect(shop.told).toEqual(['buy coins_100']);

    shop.kill();
    shop.server.mood = 'well';
    await open();
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told.slice(1)).toEqual(['check T1', consume('T1')]);
  });

  it('picks up a purchase that was paid but not finished before the start', async () => {
    shop.store.sell('coins_500');
    await open();
    expect(balance()).toBe('You have 500 coins');
    expect(shop.told).toEqual(['check T1', consume('T1')]);
  });

  it('takes two events of one transaction for one', async () => {
    await open();
    const purchase = shop.store.sell('coins_100');
    await meanwhile(() => {
      shop.store.deliver(purchase.id);
      shop.store.deliver(purchase.id);
    });
    await meanwhile(() => shop.store.deliver(purchase.id));
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['check T1', consume('T1')]);
  });

  it('settles once although Strict Mode doubles the callback', async () => {
    await open('strict');
    await buy();
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  it('leaves what it does not sell alone', async () => {
    shop.store.sell('remove_ads');
    await open();
    expect(shop.told).toEqual([]);
  });

  it('says that the store shows nothing, and tries again', async () => {
    const {catalog} = shop.phone;
    const ids = catalog.visible.map(({id}) => id);
    catalog.hide(...ids);
    await open();
    expect(screen.queryByRole('button', {name: /^Buy/})).toBeNull();
    catalog.show(...ids);
    await press(/Try again/);
    expect(pack()).toBeDefined();
  });

  const onIos = os === 'ios' ? it : undefined;
  onIos?.('takes back the coins that Apple refunded, and finishes the refund', async () => {
    await open();
    await buy();
    await meanwhile(() => shop.store.refund('T1'));
    expect(balance()).toBe('You have 0 coins');
    expect(message()).toBe('');
    expect(shop.told.slice(3)).toEqual(['check T1', 'finish T1']);
  });

  const onAndroid = os === 'android' ? it : undefined;
  onAndroid?.('gives and consumes two paid packs that Google names no order for', async () => {
    await open();
    const packs = ['coins_100', 'coins_500'].map((id) => shop.store.sell(id, {withoutOrder: true}));
    await meanwhile(() => {
      for (const purchase of packs) shop.store.deliver(purchase.id);
    });
    expect(balance()).toBe('You have 600 coins');
    expect(shop.told.toSorted()).toEqual(['check T1', 'check T2', 'consume T1', 'consume T2']);
  });

  onAndroid?.('picks up packs without an order at the start, and each of them once', async () => {
    for (const id of ['coins_100', 'coins_500']) shop.store.sell(id, {withoutOrder: true});
    await open('strict');
    expect(balance()).toBe('You have 600 coins');
    expect(shop.told.toSorted()).toEqual(['check T1', 'check T2', 'consume T1', 'consume T2']);
    expect(shop.store.purchases.map(({orderId}) => orderId)).toEqual([null, null]);
  });

  onAndroid?.('consumes a pack that Google says is owned already', async () => {
    await open();
    shop.store.sell('coins_100');
    await buy();
    expect(message()).toContain('open purchase of this pack');
    expect(balance()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', 'consume T1']);
  });
});
