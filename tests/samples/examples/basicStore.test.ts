// @vitest-environment jsdom
import {describe, expect} from 'vitest';
import {onShop, worlds} from '../shops/onShop.ts';

const PACK = 'Buy 100 coins for $0.99';

describe.each(worlds)('basic store, $docs on $platform', (world) => {
  const {it, onAndroid} = onShop('basic-store', world);
  const consume = (id: string) => (world.platform === 'ios' ? `finish ${id}` : `consume ${id}`);

  it('shows the packs with their prices', async ({shop}) => {
    await shop.start();
    const packs = shop.buttons.map(({textContent, disabled}) => [textContent, disabled]);
    expect(packs).toEqual([
      [PACK, false],
      ['Buy 500 coins for $3.99', false],
    ]);
    expect(shop.isLoading).toBe(false);
  });

  it('says that it loads', async ({shop}) => {
    const release = shop.store.gate.hold();
    await shop.start();
    const label = shop.screen.querySelector('[role=progressbar]')?.getAttribute('aria-label');
    expect(label).toBe('Loading the shop');
    await shop.act(release);
    expect(shop.isLoading).toBe(false);
  });

  it('lets nobody buy twice while the payment sheet is open', async ({shop}) => {
    await shop.start();
    const release = shop.store.gate.hold();
    await shop.press(PACK);
    await shop.press(PACK);
    expect(shop.locked).toContain(PACK);
    await shop.act(release);
    expect(shop.locked).toEqual([]);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  it('sells the same pack again', async ({shop}) => {
    await shop.start();
    await shop.press(PACK);
    await shop.press(PACK);
    expect(shop.coins).toBe(200);
    expect(shop.told.slice(3)).toEqual(['buy coins_100', 'check T2', consume('T2')]);
  });

  it('leaves what it does not sell alone', async ({shop}) => {
    shop.store.sell('remove_ads');
    await shop.start();
    expect(shop.told).toEqual([]);
  });

  onAndroid?.('consumes a pack that Google says is owned already', async ({shop}) => {
    await shop.start();
    shop.store.sell('coins_100');
    await shop.press(PACK);
    expect(shop.message).toContain('open purchase of this pack');
    expect(shop.coins).toBe(100);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', 'consume T1']);
  });
});
