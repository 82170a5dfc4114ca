// @vitest-environment jsdom
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {describe, expect} from 'vitest';
import {onShop, worlds} from '../shops/onShop.ts';
import {appNames} from '../shops/shopApp.ts';
import {shops} from './shops.ts';

const SECONDS = 1000;
const WAITS = /on its way|approval|pending|deferred/i;

// What every shop that readers can copy does alike; what histories of shops/promises.ts find is not asked again.
for (const {name, id, button, ends, other, otherEnds, isGiven, restores} of shops)
  describe.each(worlds)(`${name}, $docs on $platform`, (world) => {
    const {it, onIos} = onShop(name, world);
    const ios = world.platform === 'ios';
    const settled = ['check T1', ios ? 'finish T1' : `${ends} T1`];

    it('says nothing when the user cancels', async ({shop}) => {
      await shop.start();
      shop.store.sheets.push('cancel');
      await shop.press(button);
      expect([shop.message, isGiven(shop)]).toEqual(['', false]);
      expect(shop.told).toEqual([`buy ${id}`]);
      expect(shop.locked).toEqual([]);
    });

    it('shows a failure once, as text', async ({shop}) => {
      await shop.start();
      shop.store.sheets.push({fails: 'service'});
      await shop.press(button);
      expect(shop.screen.querySelectorAll('[role=alert]')).toHaveLength(1);
      expect([shop.message === '', isGiven(shop)]).toEqual([false, false]);
    });

    it('says that a payment waits, and gives when it arrives', async ({shop}) => {
      await shop.start();
      shop.store.sheets.push('pending');
      await shop.press(button);
      expect(shop.message).toMatch(WAITS);
      await shop.act(() => shop.store.pay('T1'));
      expect([shop.message, isGiven(shop)]).toEqual(['', true]);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('still says that a payment waits when something else arrives', async ({shop}) => {
      await shop.start();
      shop.store.sheets.push('pending');
      await shop.press(button);
      await shop.act(() => shop.store.deliver(shop.store.sell(other).id));
      expect(shop.told).toContain('check T2');
      expect(shop.message).toMatch(WAITS);
    });

    it('neither gives nor finishes what the server refuses', async ({shop}) => {
      await shop.start();
      shop.phone.server.mood = 'distrustful';
      await shop.press(button);
      expect(shop.message).toContain('could not be confirmed');
      expect(isGiven(shop)).toBe(false);
      expect(shop.told).toEqual([`buy ${id}`, 'check T1']);
    });

    it('takes two events of one transaction for one', async ({shop}) => {
      await shop.start();
      const purchase = shop.store.sell(id);
      await shop.act(() => {
        shop.store.deliver(purchase.id);
        shop.store.deliver(purchase.id);
      });
      expect(shop.told).toEqual(settled);
      await shop.act(() => shop.store.deliver(purchase.id));
      expect(isGiven(shop)).toBe(true);
      expect(shop.told.filter((one) => one !== 'check T1')).toEqual([settled[1]]);
    });

    it('checks, gives and finishes once, although Strict Mode doubles the callback', async ({
      shop,
    }) => {
      shop.isStrict = true;
      await shop.start();
      await shop.press(button);
      expect([shop.message, isGiven(shop)]).toEqual(['', true]);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('picks up everything that was paid but not finished before the start', async ({shop}) => {
      // Google may name no order.
      for (const one of [id, other]) shop.store.sell(one, {withoutOrder: true});
      shop.isStrict = true;
      await shop.start();
      const ended = [settled[1], `${ios ? 'finish' : otherEnds} T2`];
      expect(shop.told.toSorted()).toEqual(['check T1', 'check T2', ...ended].toSorted());
      expect(shop.told.indexOf('check T2')).toBeLessThan(shop.told.lastIndexOf(`${ended[1]}`));
    });

    onIos?.('finishes what Apple refunded, and shows no failure', async ({shop}) => {
      const refunded = shop.store.sold(id);
      await shop.start();
      await shop.act(() => shop.store.refund(refunded.id));
      expect([shop.message, isGiven(shop)]).toEqual(['', false]);
      expect(shop.told).toEqual(settled);
    });

    it('says that the store shows nothing, and tries again', async ({shop}) => {
      const {catalog} = shop.phone;
      const ids = catalog.visible.map((one) => one.id);
      catalog.hide(...ids);
      await shop.start();
      expect(shop.text).not.toContain(button);
      catalog.show(...ids);
      await shop.press('Try again');
      expect(shop.text).toContain(button);
    });

    it('says after ten seconds that there is no store, and no longer that it loads', async ({
      shop,
    }) => {
      shop.loseStore();
      await shop.start();
      await shop.pass(9 * SECONDS);
      expect(shop.message).toBe('');
      await shop.pass(SECONDS);
      expect(shop.message).toBe("The store isn't responding on this device.");
      expect(shop.isLoading).toBe(false);
      // The hook leaves a rejection that nobody handles, where the connection rejects; the lifecycle guide says so.
      expect(shop.rejections.splice(0)).toHaveLength(ios ? 0 : 1);
    });

    if (!restores) return;
    const {kept, isBack, says} = restores;

    it('restores on a new phone without finishing again', async ({shop}) => {
      shop.store.sold(kept);
      await shop.start();
      await shop.press('Restore purchases');
      expect([shop.message, isBack(shop)]).toEqual([says, true]);
      expect(shop.told).toEqual([...(ios ? ['sync'] : []), 'check T1']);
    });

    onIos?.('restores what the phone knows when the user closes the sign-in', async ({shop}) => {
      const {store} = shop;
      store.sold(kept);
      await shop.start();
      if (store instanceof AppStore) store.syncAnswers.push('dismiss');
      await shop.press('Restore purchases');
      expect([shop.message, isBack(shop)]).toEqual([says, true]);
      expect(shop.told).toEqual(['check T1']);
    });

    it('says when there is nothing to restore', async ({shop}) => {
      await shop.start();
      await shop.press('Restore purchases');
      expect(shop.message).toBe('Nothing to restore.');
    });

    it('says that nothing could be loaded, not that there is nothing', async ({shop}) => {
      shop.store.sold('pro_monthly');
      await shop.start();
      shop.store.failures.set('products', {fails: 'service'});
      await shop.press('Restore purchases');
      expect(shop.message).not.toMatch(/^$|Nothing to restore|are back/);
    });
  });

const packs = ['Buy 100 coins for $0.99', 'Buy No ads for $4.99'];
const monthly = 'Buy Pro monthly for $5.99 per month';
/** Shops with plans beside other products, and the buttons that sell them. */
const listed = {
  'complete-impl': [...packs, monthly],
  guides: [...packs, monthly, 'Buy Pro yearly for $49.99 per year'],
};

for (const [name, buttons] of Object.entries(listed))
  describe.each(worlds.filter(({docs}) => appNames(docs).includes(name)))(
    `${name}, $docs on $platform`,
    (world) => {
      const {it} = onShop(name, world);
      it('shows what each product costs, not the price of a trial', async ({shop}) => {
        await shop.start();
        const texts = shop.buttons.map(({textContent}) => textContent);
        expect(texts.filter((text) => text.startsWith('Buy'))).toEqual(buttons);
      });

      const ofGuides = name === 'guides' ? it : undefined;
      ofGuides?.(
        'says that a payment waits until it arrives, whatever else does',
        async ({shop}) => {
          await shop.start();
          shop.store.sheets.push('pending');
          await shop.press('100 coins');
          await shop.act(() => shop.store.deliver(shop.store.sell('remove_ads').id));
          expect(shop.message).toMatch(WAITS);
          await shop.act(() => shop.store.pay('T1'));
          expect([shop.message, shop.coins]).toEqual(['', 100]);
        },
      );
    },
  );
