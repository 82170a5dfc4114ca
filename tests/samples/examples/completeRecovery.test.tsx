// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {AppStore} from 'expo-iap-test-kit/store/appStore';
import {describe, expect, it} from 'vitest';
import {comeBack, meanwhile, message, newPhones, press, worlds} from './runExample.tsx';

const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const session = {userId, token: userId};
const heading = () => screen.getByRole('heading').textContent;
const isYours = (name: string) => screen.queryByText(`${name}: yours`) !== null;

describe.each(worlds)('complete implementation recovers, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'complete-impl.tsx');
  const ios = os === 'ios';
  const consume = (id: string) => (ios ? `finish ${id}` : `consume ${id}`);
  const open = (strict?: 'strict') => shop.open({session}, strict);
  const onIos = ios ? it : undefined;
  const onAndroid = ios ? undefined : it;

  it('shows what the server knows of the user', async () => {
    await open();
    await press(/100 coins/);
    shop.kill();
    await open();
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told).toHaveLength(3);
  });

  it('keeps the newer account when an older answer of the server comes late', async () => {
    shop.store.sell('coins_100');
    const release = shop.server.gate.hold();
    await open();
    expect(heading()).toBe('You have 100 coins');
    await meanwhile(release);
    expect(heading()).toBe('You have 100 coins');
  });

  it('shows another user nothing of the first', async () => {
    await open();
    await press(/100 coins/);
    const release = shop.server.gate.hold();
    await shop.change({session: {userId: 'someone', token: 'someone'}});
    expect(heading()).toBe('Reading your account');
    await meanwhile(release);
    expect(heading()).toBe('You have 0 coins');
    await shop.change({session});
    expect(heading()).toBe('You have 100 coins');
  });

  it('keeps a purchase open while the server is down', async () => {
    await open();
    shop.server.mood = 'down';
    await press(/No ads/);
    expect(message()).toContain('Your purchase is safe');
    expect(shop.told).toEqual(['buy remove_ads']);

    shop.kill();
    shop.server.mood = 'well';
    await open();
    expect(isYours('No ads')).toBe(true);
    expect(shop.told.slice(1)).toEqual(['check T1', 'finish T1']);
  });

  it('picks up everything that was paid but not finished before the start', async () => {
    shop.store.sell('coins_100');
    shop.store.sell('remove_ads');
    await open();
    expect(heading()).toBe('You have 100 coins');
    expect(isYours('No ads')).toBe(true);
    const [first, second] = [consume('T1'), 'finish T2'];
    expect(new Set(shop.told)).toEqual(new Set(['check T1', first, 'check T2', second]));
    expect(shop.told.indexOf('check T2')).toBeLessThan(shop.told.indexOf(second));
  });

  onAndroid?.('picks up purchases that Google names no order for', async () => {
    shop.store.sell('coins_100', {withoutOrder: true});
    shop.store.sell('remove_ads', {withoutOrder: true});
    await open();
    expect(heading()).toBe('You have 100 coins');
    expect(isYours('No ads')).toBe(true);
    const told = ['check T1', 'consume T1', 'check T2', 'finish T2'];
    expect(shop.told).toEqual(told);
  });

  it('keeps a purchase for its user while another one is signed in', async () => {
    shop.store.sell('remove_ads', {accountToken: userId});
    const other = {userId: 'someone', token: 'someone'};
    await shop.open({session: other});
    expect(isYours('No ads')).toBe(false);
    expect(shop.told).toEqual(['check T1', 'finish T1']);

    await shop.change({session});
    expect(isYours('No ads')).toBe(true);
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });

  it('leaves alone at the start what is given and finished', async () => {
    shop.store.sold('remove_ads');
    await open();
    await comeBack();
    expect(shop.told).toEqual([]);
  });

  it('takes two events of one transaction for one', async () => {
    await open();
    const purchase = shop.store.sell('coins_100');
    await meanwhile(() => {
      shop.store.deliver(purchase.id);
      shop.store.deliver(purchase.id);
    });
    await meanwhile(() => shop.store.deliver(purchase.id));
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['check T1', consume('T1')]);
  });

  it('settles once although Strict Mode doubles the callback', async () => {
    await open('strict');
    await press(/100 coins/);
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  onIos?.('takes back what Apple refunded, and finishes it', async () => {
    await open();
    await press(/No ads/);
    shop.kill();
    shop.store.refund('T1');
    await open();
    expect(isYours('No ads')).toBe(false);
    expect(shop.told.slice(3)).toEqual(['check T1', 'finish T1']);
  });

  it('restores on a new phone without finishing again', async () => {
    shop.store.sold('remove_ads');
    shop.store.sold('pro_monthly');
    await open();
    await press('Restore purchases');
    expect(message()).toBe('Your purchases are back.');
    expect([isYours('No ads'), isYours('Pro monthly')]).toEqual([true, true]);
    expect(shop.told).toEqual([...(ios ? ['sync'] : []), 'check T1', 'check T2']);
  });

  onIos?.('restores what the phone knows when the user closes the sign-in', async () => {
    const {store} = shop;
    store.sold('remove_ads');
    await open();
    if (store instanceof AppStore) store.syncAnswers.push('dismiss');
    await press('Restore purchases');
    expect(message()).toBe('Your purchases are back.');
    expect(isYours('No ads')).toBe(true);
  });

  it('says when there is nothing to restore', async () => {
    await open();
    await press('Restore purchases');
    expect(message()).toBe('Nothing to restore.');
  });

  it('says that nothing could be loaded, not that there is nothing', async () => {
    shop.store.sold('pro_monthly');
    await open();
    shop.store.failures.set('products', {fails: 'service'});
    await press('Restore purchases');
    expect(message()).not.toMatch(/^$|Nothing to restore|are back/);
  });

  it('restores an unlock that the user owned before', async () => {
    shop.store.sold('remove_ads');
    await open();
    await press(/No ads/);
    expect(isYours('No ads')).toBe(true);
    const told = ios ? ['check T1', 'finish T1'] : ['check T1'];
    expect(shop.told).toEqual(['buy remove_ads', ...told]);
    expect(message()).toBe(ios ? '' : 'You already own this. It is restored.');
  });

  onAndroid?.('says that nothing is restored when Google names no purchase', async () => {
    await open();
    shop.store.sheets.push({fails: 'owned'});
    await press(/No ads/);
    expect(isYours('No ads')).toBe(false);
    expect(message()).toContain('It is added once it is paid');
  });

  it('says that the account cannot be read', async () => {
    shop.server.mood = 'down';
    await open();
    expect(heading()).toBe('Reading your account');
    expect(message()).not.toBe('');
  });
});
