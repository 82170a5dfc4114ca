// @vitest-environment jsdom
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {billing, billingResult} from 'expo-iap-test-kit/store/billing';
import {PlayStore} from 'expo-iap-test-kit/store/playStore';
import {describe, expect, vi} from 'vitest';
import {onShop, worlds} from '../shops/onShop.ts';
import type {Shop} from '../shops/shop.tsx';

const MONTHLY = 'Pro monthly: $5.99 per month';
const YEARLY = 'Pro yearly: $49.99 per year';
/** The lines of the plans; the buttons behind them manage and restore. */
const lines = ({buttons}: Shop) => buttons.slice(0, -2).map(({textContent}) => textContent);
const unlocked = (shop: Shop) => shop.unlocked.map(([id]) => id);

describe.each(worlds)('subscription manager sells, $docs on $platform', (world) => {
  const {it, onIos, onAndroid} = onShop('subscription-manager', world);
  const ios = world.platform === 'ios';

  it('lists plans and offers with every step of their price', async ({shop}) => {
    await shop.start();
    const trial = `Pro monthly: Free for ${ios ? '7 days' : '1 week'}, then $5.99 per month`;
    expect(lines(shop)).toEqual(ios ? [trial, YEARLY] : [trial, MONTHLY, YEARLY]);
    expect(shop.text).toMatch(/No subscription yet/);
  });

  onIos?.('hides the trial from who had one', async ({shop}) => {
    if (shop.store instanceof AppStore) shop.store.spendIntro('21400001');
    await shop.start();
    expect(lines(shop)).toEqual([MONTHLY, YEARLY]);
  });

  it('checks, gives access, finishes, then shows the status', async ({shop}) => {
    await shop.start();
    await shop.press(YEARLY);
    expect(shop.told).toEqual(['buy pro_yearly', 'check T1', 'finish T1']);
    expect(unlocked(shop)).toEqual(['pro_yearly']);
    expect(shop.unlocked[0]?.[1]).toBeGreaterThan(shop.phone.clock.now);
    expect(shop.text).toMatch(/^Pro yearly: Active, renews/m);
    expect(shop.locked).toContain(YEARLY);
  });

  onAndroid?.('sends the token of the offer that was pressed', async ({shop}) => {
    await shop.start();
    await shop.press('Free for 1 week');
    const [request] = shop.requests;
    expect(request).toMatchObject({type: 'subs', offerTokens: ['offer-monthly-trial']});
    expect(request?.oldToken).toBeUndefined();
    expect(request?.replacementMode).toBe(-1);
  });

  onAndroid?.(
    'asks Google again before the sheet, and sells no trial that is used up',
    async ({shop}) => {
      await shop.start();
      // The user takes the trial on another phone, and it ends, while this screen stays open.
      const elsewhere = shop.store.sold('pro_monthly');
      shop.store.refund(elsewhere.id);
      await shop.press('Free for 1 week');
      expect(shop.requests).toEqual([]);
      expect(shop.message).toBe('This offer is no longer available.');
      expect(lines(shop)).toEqual([MONTHLY, YEARLY]);
    },
  );

  it('says that the plans cannot be loaded, and asks for nothing', async ({shop}) => {
    await shop.start();
    shop.phone.device.network = false;
    await shop.press(YEARLY);
    expect(shop.requests).toEqual([]);
    expect(shop.message).toBe('The plans could not be loaded. Try again.');
  });

  it('replaces the current plan when the user moves up', async ({shop}) => {
    shop.store.sold('pro_monthly');
    await shop.start();
    await shop.press(YEARLY);
    const [request] = shop.requests;
    expect(request?.oldToken).toBe(ios ? undefined : shop.store.get('T1').token);
    expect(request?.replacementMode).toBe(ios ? undefined : 1);
    expect(unlocked(shop)).toEqual(['pro_yearly']);
    expect(shop.text).toMatch(/^Pro yearly: Active/m);
    expect(shop.text).not.toMatch(/^Pro monthly: Active/m);
  });

  onIos?.('gives the plan that runs when the user asks for a lower one', async ({shop}) => {
    shop.store.sold('pro_yearly');
    await shop.start();
    await shop.press('Pro monthly');
    expect(unlocked(shop)).toEqual(['pro_yearly']);
    expect(shop.text).toMatch(/^Pro yearly: Active, changes to pro_monthly on/m);
    expect(shop.text).not.toMatch(/^Pro monthly: Active/m);
  });

  onAndroid?.(
    'schedules a move down, and finishes the new purchase of the plan that runs',
    async ({shop}) => {
      shop.store.sold('pro_yearly');
      await shop.start();
      await shop.press(MONTHLY);
      expect(shop.requests[0]).toMatchObject({
        oldToken: shop.store.get('T1').token,
        replacementMode: 6,
      });
      expect(shop.message).toBe('Your plan changes at the next renewal.');
      expect(shop.told).toEqual(['buy pro_monthly', 'check T2', 'finish T2']);
      expect(unlocked(shop)).not.toContain('pro_monthly');
    },
  );

  onAndroid?.for(['no list', 'an empty list', 'the running plan'])(
    'says that a move down waits when Play reports success with %s',
    async (report, {shop}) => {
      const {store} = shop;
      if (!(store instanceof PlayStore))
        throw new Error('Only Google schedules a change like this.');
      const running = store.sold('pro_yearly');
      const purchases = report === 'the running plan' ? [running] : [];
      const listen = vi.spyOn(store, 'listen');
      vi.spyOn(store, 'launch').mockImplementation(() => {
        const ok = billingResult(billing.ok);
        for (const [tell] of listen.mock.calls) tell(ok, report === 'no list' ? null : purchases);
        return ok;
      });
      await shop.start();
      await shop.press(MONTHLY);
      expect(shop.message).toBe('Your plan changes at the next renewal.');
      expect(unlocked(shop)).not.toContain('pro_monthly');
      expect(shop.told.join()).not.toContain('finish');
    },
  );

  onIos?.('finishes a renewal whose period is over, and gives no access', async ({shop}) => {
    shop.store.cancel(shop.store.sell('pro_monthly').id);
    await shop.phone.clock.advance(40 * 24 * 60 * 60 * 1000);
    await shop.start();
    expect(shop.unlocked).toEqual([]);
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });
});
