// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {billing, billingResult} from 'expo-iap-test-kit/store/billing';
import {PlayStore} from 'expo-iap-test-kit/store/playStore';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {message, newPhones, press, worlds} from './runExample.tsx';
import {giveAccess} from './shops.ts';

const MONTHLY = 'Pro monthly: $5.99 per month';
const YEARLY = 'Pro yearly: $49.99 per year';
const buttons = () => screen.getAllByRole('button').map(({textContent}) => textContent);
const sees = (text: RegExp) => screen.queryByText(text) !== null;

describe.each(worlds)('subscription manager sells, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'subscription-manager.tsx');
  const ios = os === 'ios';
  const given = () => giveAccess.mock.calls.map(([id]) => id);
  const open = () => shop.open({giveAccess});
  const onAndroid = ios ? undefined : it;
  const onIos = ios ? it : undefined;

  beforeEach(() => void giveAccess.mockClear());

  it('lists plans and offers with every step of their price', async () => {
    await open();
    const trial = `Pro monthly: Free for ${ios ? '7 days' : '1 week'}, then $5.99 per month`;
    const lines = ios ? [trial, YEARLY] : [trial, MONTHLY, YEARLY];
    expect(buttons().slice(0, -2)).toEqual(lines);
    expect(sees(/No subscription yet/)).toBe(true);
  });

  onIos?.('hides the trial from who had one', async () => {
    if (shop.store instanceof AppStore) shop.store.spendIntro('21400001');
    await open();
    expect(buttons().slice(0, -2)).toEqual([MONTHLY, YEARLY]);
  });

  it('checks, gives access, finishes, then shows the status', async () => {
    await open();
    await press(YEARLY);
    expect(shop.told).toEqual(['buy pro_yearly', 'check T1', 'finish T1']);
    expect(given()).toEqual(['pro_yearly']);
    expect(giveAccess.mock.lastCall?.[1]).toBeGreaterThan(shop.phone.clock.now);
    expect(sees(/^Pro yearly: Active, renews/)).toBe(true);
    expect(screen.getByRole('button', {name: YEARLY}).hasAttribute('disabled')).toBe(true);
  });

  onAndroid?.('sends the token of the offer that was pressed', async () => {
    await open();
    await press(/Free for 1 week/);
    const [request] = shop.requests;
    expect(request).toMatchObject({type: 'subs', offerTokens: ['offer-monthly-trial']});
    expect(request?.oldToken).toBeUndefined();
    expect(request?.replacementMode).toBe(-1);
  });

  onAndroid?.(
    'asks Google again before the sheet, and sells no trial that is used up',
    async () => {
      await open();
      // The user takes the trial on another phone, and it ends, while this screen stays open.
      const elsewhere = shop.store.sold('pro_monthly');
      shop.store.refund(elsewhere.id);
      await press(/Free for 1 week/);
      expect(shop.requests).toEqual([]);
      expect(message()).toBe('This offer is no longer available.');
      expect(buttons().slice(0, -2)).toEqual([MONTHLY, YEARLY]);
    },
  );

  it('says that the plans cannot be loaded, and asks for nothing', async () => {
    await open();
    shop.phone.device.network = false;
    await press(YEARLY);
    expect(shop.requests).toEqual([]);
    expect(message()).toBe('The plans could not be loaded. Try again.');
  });

  it('replaces the current plan when the user moves up', async () => {
    shop.store.sold('pro_monthly');
    await open();
    await press(YEARLY);
    const [request] = shop.requests;
    expect(request?.oldToken).toBe(ios ? undefined : shop.store.get('T1').token);
    expect(request?.replacementMode).toBe(ios ? undefined : 1);
    expect(given()).toEqual(['pro_yearly']);
    expect(sees(/^Pro yearly: Active/)).toBe(true);
    expect(sees(/^Pro monthly: Active/)).toBe(false);
  });

  onIos?.('gives the plan that runs when the user asks for a lower one', async () => {
    shop.store.sold('pro_yearly');
    await open();
    await press(/^Pro monthly/);
    expect(given()).toEqual(['pro_yearly']);
    expect(sees(/^Pro yearly: Active, changes to pro_monthly on/)).toBe(true);
    expect(sees(/^Pro monthly: Active/)).toBe(false);
  });

  onAndroid?.(
    'schedules a move down, and finishes the new purchase of the plan that runs',
    async () => {
      shop.store.sold('pro_yearly');
      await open();
      await press(MONTHLY);
      expect(shop.requests[0]).toMatchObject({
        oldToken: shop.store.get('T1').token,
        replacementMode: 6,
      });
      expect(message()).toBe('Your plan changes at the next renewal.');
      expect(shop.told).toEqual(['buy pro_monthly', 'check T2', 'finish T2']);
      expect(giveAccess.mock.calls.flat()).not.toContain('pro_monthly');
    },
  );

  onAndroid?.each(['no list', 'an empty list', 'the running plan'])(
    'says that a move down waits when Play reports success with %s',
    async (report) => {
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
      await open();
      await press(MONTHLY);
      expect(message()).toBe('Your plan changes at the next renewal.');
      expect(giveAccess.mock.calls.flat()).not.toContain('pro_monthly');
      expect(shop.told.join()).not.toContain('finish');
    },
  );

  onIos?.('finishes a renewal whose period is over, and gives no access', async () => {
    shop.store.cancel(shop.store.sell('pro_monthly').id);
    await shop.phone.clock.advance(40 * 24 * 60 * 60 * 1000);
    await open();
    expect(giveAccess).not.toHaveBeenCalled();
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });
});
