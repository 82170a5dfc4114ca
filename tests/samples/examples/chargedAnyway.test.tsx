// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {billingRejection} from 'expo-iap-test-kit/native/playUtils';
import {billing, billingResult} from 'expo-iap-test-kit/store/billing';
import {PlayStore} from 'expo-iap-test-kit/store/playStore';
import {describe, expect, it, vi} from 'vitest';
import {comeBack, meanwhile, message, newPhones, press, worlds} from './runExample.tsx';
import {shops} from './shops.ts';

for (const {file, props, reads, id, other, button, ends} of shops)
  describe.each(worlds)(`${file} after a failure, $version on $os`, (world) => {
    const shop = newPhones(world, file);
    const settled = `${ends} T1`;
    const onIos = world.os === 'ios' ? it : undefined;
    const onAndroid = world.os === 'android' ? it : undefined;
    // A plan that Google sold has no button, whatever the server says.
    const onPack = file === 'subscription-manager.tsx' ? undefined : onAndroid;
    const charge = () => void shop.store.sell(id);
    const isFree = () => !screen.getByRole('button', {name: button}).hasAttribute('disabled');

    /** The user presses the button; the sheet says that it failed, whatever the store has done. */
    const fail = async (fails: 'service' | 'network' | 'unknown', meantime = () => {}) => {
      shop.store.ask = async () => {
        meantime();
        return {fails};
      };
      await press(button);
      shop.store.ask = undefined;
    };

    onAndroid?.each(['service', 'network', 'unknown'] as const)(
      'reads at once what was charged, and settles it (%s)',
      async (cause) => {
        await shop.open(props);
        await fail(cause, charge);
        expect(shop.told).toEqual([`buy ${id}`, 'check T1', settled]);
        expect(message()).toBe('');
      },
    );

    onAndroid?.('settles on return what the server did not know to be paid', async () => {
      await shop.open(props);
      vi.spyOn(shop.phone.server, 'check').mockResolvedValueOnce({
        ...{genuine: true, state: 'pending', accessUntil: null, ofAnother: false},
        account: {coins: 0, access: {}, unpaid: {}},
      });
      await press(button);
      expect(message()).toContain('Your purchase is safe');
      await comeBack();
      expect(shop.told).toEqual([`buy ${id}`, 'check T1', settled]);
    });

    onAndroid?.('asks for no second payment while the store cannot be read', async () => {
      await shop.open(props);
      const refuse = () => {
        throw billingRejection(billingResult(billing.serviceUnavailable));
      };
      const read = vi.spyOn(PlayStore.prototype, 'owned');
      await fail('service', () => {
        charge();
        read.mockImplementation(refuse);
      });
      expect(message()).toContain('If you paid');
      expect(message()).not.toMatch(/try again/i);
      expect(shop.told).toEqual([`buy ${id}`]);

      read.mockRestore();
      if (reads === 'on return') await comeBack();
      else {
        shop.kill();
        await shop.open(props);
      }
      expect(shop.told).toEqual([`buy ${id}`, 'check T1', settled]);
    });

    onPack?.('tells the failure although the server refused a purchase before', async () => {
      await shop.open(props);
      shop.server.mood = 'distrustful';
      await fail('service', charge);
      expect(message()).toContain('could not be confirmed');
      await fail('service');
      expect(message()).toMatch(/^(?:Not completed|That didn't work)\. If you paid/);
    });

    onAndroid?.('tells the failure although another purchase is open', async () => {
      await shop.open(props);
      await fail('service', () => void shop.store.sell(other, {pending: true}));
      expect(message()).toMatch(/^(?:Not completed|That didn't work)\. If you paid/);
      expect(isFree()).toBe(true);
    });

    onIos?.('settles what was charged with its event', async () => {
      await shop.open(props);
      await fail('unknown', charge);
      expect(message()).not.toBe('');
      await meanwhile(() => shop.store.deliver('T1'));
      expect(shop.told).toEqual([`buy ${id}`, 'check T1', `finish T1`]);
    });
  });
