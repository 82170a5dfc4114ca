// @vitest-environment jsdom
import {billingRejection} from 'expo-iap-test-kit/native/playUtils';
import {billing, billingResult} from 'expo-iap-test-kit/store/billing';
import {PlayStore} from 'expo-iap-test-kit/store/playStore';
import {describe, expect, vi} from 'vitest';
import {onShop, worlds} from '../shops/onShop.ts';
import type {Shop} from '../shops/shop.tsx';
import {shops} from './shops.ts';

for (const {name, reads, id, other, button, ends} of shops)
  describe.each(worlds)(`${name} after a failure, $docs on $platform`, (world) => {
    const {onIos, onAndroid} = onShop(name, world);
    const settled = [`buy ${id}`, 'check T1', `${ends} T1`];
    // A plan that Google sold has no button, whatever the server says.
    const onPack = name === 'subscription-manager' ? undefined : onAndroid;
    const charge = ({store}: Shop) => void store.sell(id);

    /** The user presses the button; the sheet says that it failed, whatever the store has done. */
    const fail = async (
      shop: Shop,
      fails: 'service' | 'network' | 'unknown',
      meantime: (shop: Shop) => void = () => {},
    ) => {
      shop.store.ask = async () => {
        meantime(shop);
        return {fails};
      };
      await shop.press(button);
      shop.store.ask = undefined;
    };

    onAndroid?.for(['service', 'network', 'unknown'] as const)(
      'reads at once what was charged, and settles it (%s)',
      async (cause, {shop}) => {
        await shop.start();
        await fail(shop, cause, charge);
        expect(shop.told).toEqual(settled);
        expect(shop.message).toBe('');
      },
    );

    onAndroid?.('settles on return what the server did not know to be paid', async ({shop}) => {
      await shop.start();
      vi.spyOn(shop.phone.server, 'check').mockResolvedValueOnce({
        ...{genuine: true, state: 'pending', accessUntil: null, ofAnother: false},
        account: {coins: 0, access: {}, unpaid: {}},
      });
      await shop.press(button);
      expect(shop.message).toContain('Your purchase is safe');
      await shop.comeBack();
      expect(shop.told).toEqual(settled);
    });

    onAndroid?.('asks for no second payment while the store cannot be read', async ({shop}) => {
      await shop.start();
      const refuse = () => {
        throw billingRejection(billingResult(billing.serviceUnavailable));
      };
      const read = vi.spyOn(PlayStore.prototype, 'owned');
      await fail(shop, 'service', () => {
        charge(shop);
        read.mockImplementation(refuse);
      });
      expect(shop.message).toContain('If you paid');
      expect(shop.message).not.toMatch(/try again/i);
      expect(shop.told).toEqual([`buy ${id}`]);

      read.mockRestore();
      if (reads === 'on return') await shop.comeBack();
      else {
        await shop.kill();
        await shop.start();
      }
      expect(shop.told).toEqual(settled);
    });

    onPack?.('tells the failure although the server refused a purchase before', async ({shop}) => {
      await shop.start();
      shop.phone.server.mood = 'distrustful';
      await fail(shop, 'service', charge);
      expect(shop.message).toContain('could not be confirmed');
      await fail(shop, 'service');
      expect(shop.message).toMatch(/^(?:Not completed|That didn't work)\. If you paid/);
    });

    onAndroid?.('tells the failure although another purchase is open', async ({shop}) => {
      await shop.start();
      await fail(shop, 'service', ({store}) => void store.sell(other, {pending: true}));
      expect(shop.message).toMatch(/^(?:Not completed|That didn't work)\. If you paid/);
      expect(shop.locked).toEqual([]);
    });

    onIos?.('settles what was charged with its event', async ({shop}) => {
      await shop.start();
      await fail(shop, 'unknown', charge);
      expect(shop.message).not.toBe('');
      await shop.act(() => shop.store.deliver('T1'));
      expect(shop.told).toEqual([`buy ${id}`, 'check T1', 'finish T1']);
    });
  });
