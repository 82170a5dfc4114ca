// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {meanwhile, message, newPhones, passes, press, worlds} from './runExample.tsx';
import {giveAccess, shops} from './shops.ts';

const SECONDS = 1000;

// What every shop that readers can copy does alike.
for (const {file, props, id, button, ends, other, otherEnds, isGiven, restores} of shops)
  describe.each(worlds)(`${file}, $version on $os`, ({os, ...world}) => {
    const shop = newPhones({os, ...world}, file);
    const ios = os === 'ios';
    const onIos = ios ? it : undefined;
    const open = (strict?: 'strict') => shop.open(props, strict);
    const settled = ['check T1', ios ? 'finish T1' : `${ends} T1`];

    beforeEach(() => void giveAccess.mockClear());

    it('says nothing when the user cancels', async () => {
      await open();
      shop.store.sheets.push('cancel');
      await press(button);
      expect([message(), isGiven()]).toEqual(['', false]);
      expect(shop.told).toEqual([`buy ${id}`]);
      expect(screen.getByRole('button', {name: button}).hasAttribute('disabled')).toBe(false);
    });

    it('shows a failure once, as text', async () => {
      await open();
      shop.store.sheets.push({fails: 'service'});
      await press(button);
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect([message() === '', isGiven()]).toEqual([false, false]);
    });

    it('gives nothing for a payment that waits, and says so, and gives when it arrives', async () => {
      await open();
      shop.store.sheets.push('pending');
      await press(button);
      expect(message()).toMatch(/on its way|approval|pending|deferred/i);
      expect(isGiven()).toBe(false);
      await meanwhile(() => shop.store.pay('T1'));
      expect(isGiven()).toBe(true);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('gives at the next start what is paid for in between', async () => {
      await open();
      shop.store.sheets.push('pending');
      await press(button);
      shop.kill();
      shop.store.pay('T1');
      await open();
      expect(isGiven()).toBe(true);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('neither gives nor finishes what the server refuses', async () => {
      await open();
      shop.server.mood = 'distrustful';
      await press(button);
      expect(message()).toContain('could not be confirmed');
      expect(isGiven()).toBe(false);
      expect(shop.told).toEqual([`buy ${id}`, 'check T1']);
    });

    it('keeps a purchase open while the server is down, and settles it at the next start', async () => {
      await open();
      shop.server.mood = 'down';
      await press(button);
      expect(message()).toContain('Your purchase is safe');
      expect(shop.told).toEqual([`buy ${id}`]);
      shop.kill();
      shop.server.mood = 'well';
      await open();
      expect(isGiven()).toBe(true);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('takes two events of one transaction for one', async () => {
      await open();
      const purchase = shop.store.sell(id);
      await meanwhile(() => {
        shop.store.deliver(purchase.id);
        shop.store.deliver(purchase.id);
      });
      expect(shop.told).toEqual(settled);
      await meanwhile(() => shop.store.deliver(purchase.id));
      expect(isGiven()).toBe(true);
      expect(shop.told.filter((one) => one !== 'check T1')).toEqual([settled[1]]);
    });

    it('checks, gives and finishes once, although Strict Mode doubles the callback', async () => {
      await open('strict');
      await press(button);
      expect([message(), isGiven()]).toEqual(['', true]);
      expect(shop.told).toEqual([`buy ${id}`, ...settled]);
    });

    it('picks up everything that was paid but not finished before the start', async () => {
      // Google may name no order.
      for (const one of [id, other]) shop.store.sell(one, {withoutOrder: true});
      await open('strict');
      const ended = [settled[1], `${ios ? 'finish' : otherEnds} T2`];
      expect(shop.told.toSorted()).toEqual(['check T1', 'check T2', ...ended].toSorted());
      expect(shop.told.indexOf('check T2')).toBeLessThan(shop.told.lastIndexOf(`${ended[1]}`));
    });

    onIos?.('finishes what Apple refunded, and shows no failure', async () => {
      const refunded = shop.store.sold(id);
      await open();
      await meanwhile(() => shop.store.refund(refunded.id));
      expect([message(), isGiven()]).toEqual(['', false]);
      expect(shop.told).toEqual(settled);
    });

    it('says that the store shows nothing, and tries again', async () => {
      const {catalog} = shop.phone;
      const ids = catalog.visible.map((one) => one.id);
      catalog.hide(...ids);
      await open();
      expect(screen.queryByRole('button', {name: button})).toBeNull();
      catalog.show(...ids);
      await press(/Try again/);
      expect(screen.getByRole('button', {name: button})).toBeDefined();
    });

    it('says after ten seconds that there is no store, and no longer that it loads', async () => {
      const {clock, device} = shop.phone;
      // The timers of the sample follow the clock of the phone.
      vi.stubGlobal('setTimeout', (due: () => void, ms = 0) => clock.at(clock.now + ms, due));
      vi.stubGlobal('clearTimeout', (cancel?: () => void) => cancel?.());
      // The hook leaves a rejection that nobody handles, where the connection rejects; the lifecycle guide says so.
      const rejected = vi.fn();
      process.once('unhandledRejection', rejected);
      Object.assign(device, ios ? {paymentsAllowed: false} : {playServices: false});
      await open();
      await passes(9 * SECONDS);
      expect(message()).toBe('');
      await passes(SECONDS);
      expect(message()).toBe("The store isn't responding on this device.");
      expect(screen.queryByRole('progressbar')).toBeNull();
      process.off('unhandledRejection', rejected);
      expect(rejected).toHaveBeenCalledTimes(ios ? 0 : 1);
    });

    if (!restores) return;
    const {kept, isBack, says} = restores;
    const restore = () => press('Restore purchases');

    it('restores on a new phone without finishing again', async () => {
      shop.store.sold(kept);
      await open();
      await restore();
      expect([message(), isBack()]).toEqual([says, true]);
      expect(shop.told).toEqual([...(ios ? ['sync'] : []), 'check T1']);
    });

    onIos?.('restores what the phone knows when the user closes the sign-in', async () => {
      const {store} = shop;
      store.sold(kept);
      await open();
      if (store instanceof AppStore) store.syncAnswers.push('dismiss');
      await restore();
      expect([message(), isBack()]).toEqual([says, true]);
      expect(shop.told).toEqual(['check T1']);
    });

    it('says when there is nothing to restore', async () => {
      await open();
      await restore();
      expect(message()).toBe('Nothing to restore.');
    });

    it('says that nothing could be loaded, not that there is nothing', async () => {
      shop.store.sold('pro_monthly');
      await open();
      shop.store.failures.set('products', {fails: 'service'});
      await restore();
      expect(message()).not.toMatch(/^$|Nothing to restore|are back/);
    });
  });
