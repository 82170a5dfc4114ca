// @vitest-environment jsdom
import {DAY} from 'expo-iap-test-kit/clock';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {describe, expect, vi} from 'vitest';
import {call, toRecords} from '../library.ts';
import {onShop, worlds} from '../shops/onShop.ts';
import type {Shop} from '../shops/shop.tsx';

const YEARLY = 'Pro yearly: $49.99 per year';

describe.each(worlds)('subscription manager shows, $docs on $platform', (world) => {
  const {it, onIos, onAndroid} = onShop('subscription-manager', world);
  const ios = world.platform === 'ios';

  const cancelWhileManaging = ({store, phone}: Shop, id: string, delay: number) => {
    if (!(store instanceof AppStore)) return;
    store.onManage = () => void phone.clock.at(phone.clock.now + delay, () => store.cancel(id));
  };

  it('shows that the user cancelled a plan that is still paid', async ({shop}) => {
    shop.store.cancel(shop.store.sold('pro_monthly').id);
    await shop.start();
    expect(shop.text).toMatch(/^Pro monthly: Active until/m);
    expect(shop.told).toEqual([]);
  });

  onIos?.('keeps access in the grace period, and pauses it in billing retry', async ({shop}) => {
    shop.store.sold('pro_monthly');
    shop.store.breakPayments();
    await shop.phone.clock.advance(31 * DAY);
    await shop.start();
    expect(shop.text).toMatch(/access goes on/);
    expect(shop.locked.join()).toContain('Pro monthly');
    await shop.pass(20 * DAY);
    await shop.comeBack();
    expect(shop.text).toMatch(/access is paused/);
    expect(shop.locked.join()).not.toContain('Pro monthly');
  });

  onIos?.('shows a plan that runs although the clock of the phone is ahead', async ({shop}) => {
    shop.store.sold('pro_monthly');
    vi.spyOn(Date, 'now').mockImplementation(() => shop.phone.clock.now + 40 * DAY);
    await shop.start();
    expect(shop.text).toMatch(/^Pro monthly: Active/m);
  });

  onIos?.('shows no line for a plan that the user left for a higher one', async ({shop}) => {
    shop.store.sold('pro_yearly');
    // Apple can list the plan that was left beside the new one, the simulated store doesn't.
    const {nativeModule} = shop.phone;
    const {getAvailableItems: read} = nativeModule;
    const id = world.docs === '2.8' ? 'productId' : 'id';
    const getAvailableItems = async (...values: unknown[]) => {
      const listed = toRecords(await call({read}, 'read', ...values));
      const left = {[id]: 'pro_monthly', isUpgradedIOS: true, isUpgradedIos: true};
      return listed.flatMap((one) => [{...one, ...left}, one]);
    };
    Object.assign(nativeModule, {getAvailableItems});
    await shop.start();
    expect(shop.text).not.toMatch(/^Pro monthly: Active/m);
    expect(shop.locked.join()).not.toContain('Pro monthly');
    expect(shop.text).toMatch(/^Pro yearly: Active/m);
  });

  onIos?.('says to which plan the next renewal changes', async ({shop}) => {
    const plan = shop.store.sold('pro_yearly');
    if (shop.store instanceof AppStore) shop.store.changePlan(plan.id, 'pro_monthly');
    await shop.start();
    expect(shop.text).toMatch(/^Pro yearly: Active, changes to pro_monthly on/m);
  });

  onIos?.(
    'shows the access that a family member shares beside an own plan that ended',
    async ({shop}) => {
      shop.store.cancel(shop.store.sold('pro_monthly').id);
      await shop.phone.clock.advance(31 * DAY);
      shop.store.sold('pro_monthly', {family: true});
      await shop.start();
      expect(shop.text).toMatch(/^Pro monthly: Active/m);
      expect(shop.text).not.toMatch(/Expired/);
    },
  );

  onIos?.('says that the plan renews when the user took a higher one', async ({shop}) => {
    const {store} = shop;
    const plan = store.sold('pro_monthly');
    await shop.start();
    if (store instanceof AppStore) store.onManage = () => store.changePlan(plan.id, 'pro_yearly');
    await shop.press('Change or cancel in the store');
    await shop.pass(6000);
    expect(shop.message).not.toBe('Your plan will not renew.');
    if (world.docs === '2.8') expect(shop.message).toBe('Your plan renews.');
  });

  onIos?.('names what ended', async ({shop}) => {
    shop.store.cancel(shop.store.sold('pro_monthly').id);
    await shop.phone.clock.advance(31 * DAY);
    await shop.start();
    expect(shop.text).toMatch(/^Pro monthly: Expired/m);
  });

  it('opens the management of the store, and shows what the user changed there', async ({shop}) => {
    const plan = shop.store.sold('pro_monthly');
    await shop.start();
    // The module of 2.7 tells only what the store learns more than 1.5 seconds after the sheet.
    const delay = world.docs === '2.8' ? 0 : 3000;
    cancelWhileManaging(shop, plan.id, delay);
    await shop.press('Change or cancel in the store');
    if (ios) {
      await shop.pass(6000);
      expect(shop.message).toBe('Your plan will not renew.');
    } else {
      const query = 'package=com.example.app&sku=pro_monthly';
      const address = `https://play.google.com/store/account/subscriptions?${query}`;
      expect(shop.phone.device.opened).toEqual([address]);
      shop.store.cancel(plan.id);
      await shop.comeBack();
    }
    expect(shop.text).toMatch(/^Pro monthly: Active until/m);
    expect(shop.told).toEqual(ios ? ['manage'] : []);
    expect(shop.unlocked).toEqual([]);
  });

  onIos?.('shows a change that Apple reports after the sheet is closed', async ({shop}) => {
    const plan = shop.store.sold('pro_monthly');
    await shop.start();
    cancelWhileManaging(shop, plan.id, 1000);
    await shop.press('Change or cancel in the store');
    await shop.pass(6000);
    expect(shop.text).toMatch(/^Pro monthly: Active until/m);
  });

  onAndroid?.('lets a tap whose sheet went away say nothing of a later one', async ({shop}) => {
    const {store} = shop;
    const plan = store.sold('pro_yearly');
    await shop.start();
    store.ask = async () => new Promise(() => {});
    await shop.press('Pro monthly: $5.99 per month');
    await shop.comeBack();
    store.ask = undefined;
    store.cancel(plan.id);
    await shop.pass(366 * DAY);
    await shop.comeBack();
    await shop.press(YEARLY);
    expect(shop.unlocked.map(([id]) => id)).toEqual(['pro_yearly']);
    expect(shop.message).toBe('');
  });
});
