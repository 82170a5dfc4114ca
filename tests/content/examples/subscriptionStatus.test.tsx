// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {device} from './device.ts';
import {comeBack, message, newPhones, press, worlds} from './runExample.tsx';

const YEARLY = 'Pro yearly: $49.99 per year';
const sees = (text: RegExp) => screen.queryByText(text) !== null;

describe.each(worlds)('subscription manager shows, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'subscription-manager.tsx');
  const ios = os === 'ios';
  const giveAccess = vi.fn<(productId: string) => void>();
  const open = (strict?: 'strict') => shop.open({giveAccess}, strict);
  const onIos = ios ? it : undefined;

  beforeEach(() => void giveAccess.mockClear());

  it('shows that the user cancelled a plan that is still paid', async () => {
    shop.store.sold('pro_monthly', {autoRenews: false});
    await open();
    expect(sees(/^Pro monthly: Active until/)).toBe(true);
    expect(shop.store.told).toEqual([]);
  });

  onIos?.('keeps access in the grace period, and pauses it in billing retry', async () => {
    const past = Date.now() - 1;
    const plan = shop.store.sold('pro_monthly', {state: 4, expiresAt: past});
    await open();
    expect(sees(/access goes on/)).toBe(true);
    expect(screen.getByRole('button', {name: /^Pro monthly/}).hasAttribute('disabled')).toBe(true);
    plan.state = 3;
    await comeBack();
    expect(sees(/access is paused/)).toBe(true);
    expect(screen.getByRole('button', {name: /^Pro monthly/}).hasAttribute('disabled')).toBe(false);
  });

  onIos?.('says to which plan the next renewal changes', async () => {
    shop.store.sold('pro_yearly', {next: 'pro_monthly'});
    await open();
    expect(sees(/^Pro yearly: Active, changes to pro_monthly on/)).toBe(true);
  });

  onIos?.('names what ended', async () => {
    shop.store.sold('pro_monthly', {state: 2, expiresAt: Date.now() - 1});
    await open();
    expect(sees(/^Pro monthly: Expired/)).toBe(true);
  });

  it('opens the management of the store, and shows what the user changed there', async () => {
    const plan = shop.store.sold('pro_monthly');
    await open();
    shop.store.onManage = () => {
      plan.autoRenews = false;
    };
    await press('Change or cancel in the store');
    if (ios) {
      expect(message()).toBe('Your plan will not renew.');
    } else {
      const query = 'package=com.example.app&sku=pro_monthly';
      const address = `https://play.google.com/store/account/subscriptions?${query}`;
      expect(device.opened).toEqual([address]);
      plan.autoRenews = false;
      await comeBack();
    }
    expect(sees(/^Pro monthly: Active until/)).toBe(true);
    expect(shop.store.told).toEqual(ios ? ['manage'] : []);
    expect(giveAccess).not.toHaveBeenCalled();
  });

  onIos?.('shows a change that Apple reports after the sheet is closed', async () => {
    const plan = shop.store.sold('pro_monthly');
    await open();
    shop.store.onManage = () => {
      setTimeout(() => (plan.autoRenews = false), 5);
    };
    await press('Change or cancel in the store');
    await vi.waitFor(() => expect(sees(/^Pro monthly: Active until/)).toBe(true), 4000);
  });

  it('restores on a new phone without finishing again', async () => {
    shop.store.sold('pro_yearly');
    await open();
    await press('Restore purchases');
    expect(giveAccess.mock.calls).toEqual([['pro_yearly']]);
    expect(shop.store.told).toEqual([...(ios ? ['sync'] : []), 'check T1']);
  });

  it('says when there is nothing to restore', async () => {
    await open();
    await press('Restore purchases');
    expect(message()).toBe('Nothing to restore.');
  });

  it('says that the store shows no plans, and tries again', async () => {
    const {products} = shop.store;
    shop.store.products = [];
    await open();
    shop.store.products = products;
    await press(/Try again/);
    expect(screen.getByRole('button', {name: YEARLY})).toBeDefined();
  });
});
