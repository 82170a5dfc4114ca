// @vitest-environment jsdom
import {screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {comeBack, meanwhile, message, newPhones, press, worlds} from './runExample.tsx';
import {heading, session} from './shops.ts';

const someone = {userId: 'someone', token: 'someone'};
const isYours = (name: string) => screen.queryByText(`${name}: yours`) !== null;

describe.each(worlds)('complete implementation, $version on $os', (world) => {
  const shop = newPhones(world, 'complete-impl.tsx');
  const ios = world.os === 'ios';
  const open = () => shop.open({session});
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
    expect(shop.requests[0]?.accountToken).toBe(session.userId);
    expect(shop.store.purchases[0]?.accountToken).toBe(session.userId);
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
    expect(shop.told).toEqual(['buy coins_100', 'check T1', ios ? 'finish T1' : 'consume T1']);
  });

  it('gives nobody the purchase of another user', async () => {
    shop.store.sell('remove_ads', {accountToken: 'someone-else'});
    await open();
    expect(message()).toContain('belongs to another user');
    expect(isYours('No ads')).toBe(false);
    expect(shop.told).toEqual(['check T1', 'finish T1']);
  });

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
    await shop.change({session: someone});
    expect(heading()).toBe('Reading your account');
    await meanwhile(release);
    expect(heading()).toBe('You have 0 coins');
    await shop.change({session});
    expect(heading()).toBe('You have 100 coins');
  });

  it('keeps a purchase for its user while another one is signed in', async () => {
    shop.store.sell('remove_ads', {accountToken: session.userId});
    await shop.open({session: someone});
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
});
