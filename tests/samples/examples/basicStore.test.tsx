// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {meanwhile, message, newPhones, press, worlds} from './runExample.tsx';
import {heading} from './shops.ts';

const PACK = 'Buy 100 coins for $0.99';
const isLocked = () => screen.getByRole('button', {name: PACK}).hasAttribute('disabled');
const buy = () => press(PACK);

describe.each(worlds)('basic store, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'basic-store.tsx');
  const consume = (id: string) => (os === 'ios' ? `finish ${id}` : `consume ${id}`);
  const open = () => shop.open({userId: 'user', balance: 0});

  it('shows the packs with their prices, each as a button with a name', async () => {
    await open();
    expect(isLocked()).toBe(false);
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
    expect(isLocked()).toBe(true);
    await meanwhile(release);
    expect(isLocked()).toBe(false);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
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
    expect(heading()).toBe('You have 200 coins');
    expect(shop.told.slice(3)).toEqual(['buy coins_100', 'check T2', consume('T2')]);
  });

  it('leaves what it does not sell alone', async () => {
    shop.store.sell('remove_ads');
    await open();
    expect(shop.told).toEqual([]);
  });

  const onIos = os === 'ios' ? it : undefined;
  onIos?.('takes back the coins that Apple refunded, and finishes the refund', async () => {
    await open();
    await buy();
    await meanwhile(() => shop.store.refund('T1'));
    expect(heading()).toBe('You have 0 coins');
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
    expect(heading()).toBe('You have 600 coins');
    expect(shop.told.toSorted()).toEqual(['check T1', 'check T2', 'consume T1', 'consume T2']);
  });

  onAndroid?.('consumes a pack that Google says is owned already', async () => {
    await open();
    shop.store.sell('coins_100');
    await buy();
    expect(message()).toContain('open purchase of this pack');
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', 'consume T1']);
  });
});
