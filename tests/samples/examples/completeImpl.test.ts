// @vitest-environment jsdom
import {describe, expect} from 'vitest';
import {other, owner} from '../shops/life.ts';
import {onShop, worlds} from '../shops/onShop.ts';
import type {Shop} from '../shops/shop.tsx';

const DAY = 24 * 60 * 60 * 1000;
const isYours = ({text}: Shop, name: string) => text.includes(`${name}: yours`);

describe.each(worlds)('complete implementation, $docs on $platform', (world) => {
  const {it, onAndroid} = onShop('complete-impl', world);
  const ios = world.platform === 'ios';

  it('keeps an unlock, bound to the user', async ({shop}) => {
    await shop.start();
    await shop.press('No ads');
    expect(isYours(shop, 'No ads')).toBe(true);
    expect(shop.told).toEqual(['buy remove_ads', 'check T1', 'finish T1']);
    expect(shop.requests[0]?.accountToken).toBe(owner);
    expect(shop.store.get('T1').accountToken).toBe(owner);
  });

  it('sells a subscription with the token of its base plan', async ({shop}) => {
    await shop.start();
    await shop.press('Pro monthly');
    expect(isYours(shop, 'Pro monthly')).toBe(true);
    expect(shop.told).toEqual(['buy pro_monthly', 'check T1', 'finish T1']);
    expect(shop.requests[0]?.offerTokens).toEqual(ios ? undefined : ['offer-monthly']);
  });

  it('opens the page of the store where a subscription is canceled', async ({shop}) => {
    await shop.start();
    await shop.press('Manage your subscription');
    const query = '?package=com.example.app&sku=pro_monthly';
    const host = ios ? 'apps.apple.com' : 'play.google.com/store';
    const address = `https://${host}/account/subscriptions${ios ? '' : query}`;
    expect(shop.phone.device.opened).toEqual([address]);
  });

  onAndroid?.('finds a payment that arrived in the background', async ({shop}) => {
    await shop.start();
    shop.store.sheets.push('pending');
    await shop.press('100 coins');
    shop.store.pay('T1', 'unnoticed');
    await shop.comeBack();
    expect(shop.coins).toBe(100);
    expect(shop.told.slice(1)).toEqual(['check T1', 'consume T1']);
  });

  it('settles once although the sheet also brings the app back to the front', async ({shop}) => {
    await shop.start();
    const release = shop.store.gate.hold();
    await shop.press('100 coins');
    await shop.comeBack(release);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', ios ? 'finish T1' : 'consume T1']);
  });

  it('keeps the newer account when an older answer of the server comes late', async ({shop}) => {
    const {gate} = shop.phone.server;
    await shop.start();
    const answerLate = gate.hold();
    await shop.comeBack();
    // What is asked from now on is answered at once.
    gate.hold()();
    await shop.press('100 coins');
    expect(shop.coins).toBe(100);
    await shop.act(answerLate);
    expect(shop.coins).toBe(100);
  });

  it('shows another user nothing of the first', async ({shop}) => {
    await shop.start();
    await shop.press('100 coins');
    const release = shop.phone.server.gate.hold();
    await shop.signIn(other);
    expect(shop.coins).toBeUndefined();
    await shop.act(release);
    expect(shop.coins).toBe(0);
    await shop.signIn(owner);
    expect(shop.coins).toBe(100);
  });

  it('keeps a purchase for its user while another one is signed in', async ({shop}) => {
    shop.store.sell('remove_ads', {accountToken: owner});
    shop.user = other;
    await shop.start();
    expect(shop.message).toContain('belongs to another user');
    expect(isYours(shop, 'No ads')).toBe(false);
    expect(shop.told).toEqual(['check T1', 'finish T1']);

    await shop.signIn(owner);
    expect(isYours(shop, 'No ads')).toBe(true);
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });

  it('leaves alone at the start what is given and finished', async ({shop}) => {
    shop.store.sold('remove_ads');
    await shop.start();
    await shop.comeBack();
    expect(shop.told).toEqual([]);
  });

  it('restores an unlock that the user owned before', async ({shop}) => {
    shop.store.sold('remove_ads');
    await shop.start();
    await shop.press('No ads');
    expect(isYours(shop, 'No ads')).toBe(true);
    const told = ios ? ['check T1', 'finish T1'] : ['check T1'];
    expect(shop.told).toEqual(['buy remove_ads', ...told]);
    expect(shop.message).toBe(ios ? '' : 'You already own this. It is restored.');
  });

  onAndroid?.('says that nothing is restored when Google names no purchase', async ({shop}) => {
    await shop.start();
    shop.store.sheets.push({fails: 'owned'});
    await shop.press('No ads');
    expect(isYours(shop, 'No ads')).toBe(false);
    expect(shop.message).toContain('It is added once it is paid');
  });

  it('sells nothing before it knows what the user has, and reads it on return', async ({shop}) => {
    shop.phone.server.mood = 'down';
    await shop.start();
    expect(shop.message).toBe("Your account can't be read right now.");
    expect(shop.locked).toHaveLength(3);
    shop.phone.server.mood = 'well';
    await shop.comeBack();
    expect([shop.coins, shop.message, ...shop.locked]).toEqual([0, '']);
  });

  describe('open for weeks', () => {
    /** Day by day, so that the app gets to set its next timer. */
    const sellAndWait = async (shop: Shop, meanwhile = () => {}) => {
      await shop.start();
      await shop.press('Pro monthly');
      meanwhile();
      for (let days = 0; days < 40; days += 1) await shop.pass(DAY);
    };

    it('keeps what is renewed, and takes away on return what the store gave back', async ({
      shop,
    }) => {
      await sellAndWait(shop);
      expect(isYours(shop, 'Pro monthly')).toBe(true);
      shop.store.refund(shop.store.purchases.at(-1)?.id ?? 'none');
      await shop.comeBack();
      expect(isYours(shop, 'Pro monthly')).toBe(false);
    });

    it('ends by the clock what is over, even when the server hangs', async ({shop}) => {
      let release = () => {};
      await sellAndWait(shop, () => {
        shop.store.cancel('T1');
        release = shop.phone.server.gate.hold();
      });
      expect(isYours(shop, 'Pro monthly')).toBe(false);
      await shop.act(release);
    });
  });
});
