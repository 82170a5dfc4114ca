// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {comeBack, meanwhile, message, newPhones, press, worlds} from './runExample.tsx';

const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const session = {userId, token: userId};
const heading = () => screen.getByRole('heading').textContent;
const isYours = (name: string) => screen.queryByText(`${name}: yours`) !== null;

describe.each(worlds)('complete implementation sells, $version on $os', (world) => {
  const {os} = world;
  const shop = newPhones(world, 'complete-impl.tsx');
  const ios = os === 'ios';
  const consume = (id: string) => (ios ? `finish ${id}` : `consume ${id}`);
  const open = (strict?: 'strict') => shop.open({session}, strict);
  const onAndroid = ios ? undefined : it;

  it('lists every product with what it costs, not with the price of a trial', async () => {
    await open();
    const names = screen.getAllByRole('button').map(({textContent}) => textContent);
    expect(names).toEqual([
      'Buy 100 coins for $0.99',
      'Buy No ads for $4.99',
      'Buy Pro monthly for $5.99 per month',
      'Restore purchases',
    ]);
  });

  it('consumes coins', async () => {
    await open();
    await press(/100 coins/);
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  it('keeps an unlock', async () => {
    await open();
    await press(/No ads/);
    expect(isYours('No ads')).toBe(true);
    expect(shop.told).toEqual(['buy remove_ads', 'check T1', 'finish T1']);
  });

  it('sells a subscription with the token of its base plan', async () => {
    await open();
    await press(/Pro monthly/);
    expect(isYours('Pro monthly')).toBe(true);
    expect(shop.told).toEqual(['buy pro_monthly', 'check T1', 'finish T1']);
    expect(shop.requests[0]?.offerTokens).toEqual(ios ? undefined : ['offer-monthly']);
  });

  it('binds the purchase to the user', async () => {
    await open();
    await press(/No ads/);
    expect(shop.requests[0]?.accountToken).toBe(userId);
    expect(shop.store.purchases[0]?.accountToken).toBe(userId);
  });

  it('says nothing when the user cancels', async () => {
    await open();
    shop.store.sheets.push('cancel');
    await press(/No ads/);
    expect(message()).toBe('');
    expect(shop.told).toEqual(['buy remove_ads']);
  });

  it('shows a failure once, as text', async () => {
    await open();
    shop.store.sheets.push({fails: 'service'});
    await press(/No ads/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(message()).not.toBe('');
  });

  it('waits for a slow payment, and gives when it arrives', async () => {
    await open();
    shop.store.sheets.push('pending');
    await press(/No ads/);
    expect(message()).not.toBe('');
    expect(isYours('No ads')).toBe(false);

    await meanwhile(() => shop.store.pay('T1'));
    expect(isYours('No ads')).toBe(true);
    expect(shop.told).toEqual(['buy remove_ads', 'check T1', 'finish T1']);
  });

  onAndroid?.('finds a payment that arrived in the background', async () => {
    await open();
    shop.store.sheets.push('pending');
    await press(/100 coins/);
    shop.store.pay('T1', 'unnoticed');
    await comeBack();
    expect(heading()).toBe('You have 100 coins');
    expect(shop.told.slice(1)).toEqual(['check T1', 'consume T1']);
  });

  it('settles once although the sheet also brings the app back to the front', async () => {
    await open();
    const release = shop.store.gate.hold();
    await press(/100 coins/);
    await comeBack(release);
    expect(shop.told).toEqual(['buy coins_100', 'check T1', consume('T1')]);
  });

  it('neither gives nor finishes what the server refuses', async () => {
    await open();
    shop.server.mood = 'distrustful';
    await press(/No ads/);
    expect(message()).toContain('could not be confirmed');
    expect(isYours('No ads')).toBe(false);
    expect(shop.told).toEqual(['buy remove_ads', 'check T1']);
  });

  it('gives nobody the purchase of another user', async () => {
    shop.store.sell('remove_ads', {accountToken: 'someone-else'});
    await open();
    expect(message()).toContain('belongs to another user');
    expect(isYours('No ads')).toBe(false);
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });
});
