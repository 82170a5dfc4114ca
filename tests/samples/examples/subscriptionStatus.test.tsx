// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {DAY} from 'expo-iap-test-kit/clock';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {call, toRecords} from '../library.ts';
import {comeBack, message, newPhones, passes, press, worlds} from './runExample.tsx';
import {giveAccess} from './shops.ts';

const YEARLY = 'Pro yearly: $49.99 per year';
const sees = (text: RegExp) => screen.queryByText(text) !== null;

describe.each(worlds)('subscription manager shows, $version on $os', (world) => {
  const {os, version} = world;
  const shop = newPhones(world, 'subscription-manager.tsx');
  const ios = os === 'ios';
  const given = () => giveAccess.mock.calls.map(([id]) => id);
  const open = () => shop.open({giveAccess});
  const onIos = ios ? it : undefined;
  const onAndroid = ios ? undefined : it;

  beforeEach(() => void giveAccess.mockClear());

  const cancelWhileManaging = (id: string, delay: number) => {
    const {store, phone} = shop;
    if (!(store instanceof AppStore)) return;
    store.onManage = () => void phone.clock.at(phone.clock.now + delay, () => store.cancel(id));
  };

  it('shows that the user cancelled a plan that is still paid', async () => {
    shop.store.cancel(shop.store.sold('pro_monthly').id);
    await open();
    expect(sees(/^Pro monthly: Active until/)).toBe(true);
    expect(shop.told).toEqual([]);
  });

  onIos?.('keeps access in the grace period, and pauses it in billing retry', async () => {
    shop.store.sold('pro_monthly');
    shop.store.breakPayments();
    await shop.phone.clock.advance(31 * DAY);
    await open();
    expect(sees(/access goes on/)).toBe(true);
    expect(screen.getByRole('button', {name: /^Pro monthly/}).hasAttribute('disabled')).toBe(true);
    await passes(20 * DAY);
    await comeBack();
    expect(sees(/access is paused/)).toBe(true);
    expect(screen.getByRole('button', {name: /^Pro monthly/}).hasAttribute('disabled')).toBe(false);
  });

  onIos?.('shows a plan that runs although the clock of the phone is ahead', async () => {
    shop.store.sold('pro_monthly');
    vi.spyOn(Date, 'now').mockImplementation(() => shop.phone.clock.now + 40 * DAY);
    await open();
    expect(sees(/^Pro monthly: Active/)).toBe(true);
  });

  onIos?.('shows no line for a plan that the user left for a higher one', async () => {
    shop.store.sold('pro_yearly');
    // Apple can list the plan that was left beside the new one, the simulated store doesn't.
    const {nativeModule} = shop.phone;
    const {getAvailableItems: read} = nativeModule;
    const id = version === '2.8' ? 'productId' : 'id';
    const getAvailableItems = async (...values: unknown[]) => {
      const listed = toRecords(await call({read}, 'read', ...values));
      const left = {[id]: 'pro_monthly', isUpgradedIOS: true, isUpgradedIos: true};
      return listed.flatMap((one) => [{...one, ...left}, one]);
    };
    Object.assign(nativeModule, {getAvailableItems});
    await open();
    expect(sees(/^Pro monthly: Active/)).toBe(false);
    expect(screen.getByRole('button', {name: /^Pro monthly/}).hasAttribute('disabled')).toBe(false);
    expect(sees(/^Pro yearly: Active/)).toBe(true);
  });

  onIos?.('says to which plan the next renewal changes', async () => {
    const plan = shop.store.sold('pro_yearly');
    if (shop.store instanceof AppStore) shop.store.changePlan(plan.id, 'pro_monthly');
    await open();
    expect(sees(/^Pro yearly: Active, changes to pro_monthly on/)).toBe(true);
  });

  onIos?.(
    'shows the access that a family member shares beside an own plan that ended',
    async () => {
      shop.store.cancel(shop.store.sold('pro_monthly').id);
      await shop.phone.clock.advance(31 * DAY);
      shop.store.sold('pro_monthly', {family: true});
      await open();
      expect(sees(/^Pro monthly: Active/)).toBe(true);
      expect(sees(/Expired/)).toBe(false);
    },
  );

  onIos?.('says that the plan renews when the user took a higher one', async () => {
    const {store} = shop;
    const plan = store.sold('pro_monthly');
    await open();
    if (store instanceof AppStore) store.onManage = () => store.changePlan(plan.id, 'pro_yearly');
    await press('Change or cancel in the store');
    await passes(6000);
    expect(message()).not.toBe('Your plan will not renew.');
    if (version === '2.8') expect(message()).toBe('Your plan renews.');
  });

  onIos?.('names what ended', async () => {
    shop.store.cancel(shop.store.sold('pro_monthly').id);
    await shop.phone.clock.advance(31 * DAY);
    await open();
    expect(sees(/^Pro monthly: Expired/)).toBe(true);
  });

  it('opens the management of the store, and shows what the user changed there', async () => {
    const plan = shop.store.sold('pro_monthly');
    await open();
    // The module of 2.7 tells only what the store learns more than 1.5 seconds after the sheet.
    const delay = version === '2.8' ? 0 : 3000;
    cancelWhileManaging(plan.id, delay);
    await press('Change or cancel in the store');
    if (ios) {
      await passes(6000);
      expect(message()).toBe('Your plan will not renew.');
    } else {
      const query = 'package=com.example.app&sku=pro_monthly';
      const address = `https://play.google.com/store/account/subscriptions?${query}`;
      expect(shop.phone.device.opened).toEqual([address]);
      shop.store.cancel(plan.id);
      await comeBack();
    }
    expect(sees(/^Pro monthly: Active until/)).toBe(true);
    expect(shop.told).toEqual(ios ? ['manage'] : []);
    expect(giveAccess).not.toHaveBeenCalled();
  });

  onIos?.('shows a change that Apple reports after the sheet is closed', async () => {
    const plan = shop.store.sold('pro_monthly');
    await open();
    cancelWhileManaging(plan.id, 1000);
    await press('Change or cancel in the store');
    await passes(2000);
    await vi.waitFor(() => expect(sees(/^Pro monthly: Active until/)).toBe(true), 4000);
  });

  onAndroid?.('lets a tap whose sheet went away say nothing about a later purchase', async () => {
    const {store} = shop;
    const plan = store.sold('pro_yearly');
    await open();
    store.ask = async () => new Promise(() => {});
    await press('Pro monthly: $5.99 per month');
    await comeBack();
    store.ask = undefined;
    store.cancel(plan.id);
    await passes(366 * DAY);
    await comeBack();
    await press(YEARLY);
    expect(given()).toEqual(['pro_yearly']);
    expect(message()).toBe('');
  });

  it('says that the store shows no plans, and tries again', async () => {
    const {catalog} = shop.phone;
    shop.store.sold('pro_monthly');
    const ids = catalog.visible.map(({id}) => id);
    catalog.hide(...ids);
    await open();
    catalog.show(...ids);
    await press(/Try again/);
    expect(screen.getByRole('button', {name: YEARLY})).toBeDefined();
    expect(sees(/^Pro monthly: Active/)).toBe(true);
  });
});
