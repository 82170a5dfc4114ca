// @vitest-environment jsdom
import {describe, expect} from 'vitest';
import {keepPromises} from '../shops/keepPromises.ts';
import {other, owner} from '../shops/life.ts';
import {onShop, worlds} from '../shops/onShop.ts';
import {appNames} from '../shops/shopApp.ts';

const SECOND = 1000;
/** What is pressed to buy; 100 coins without it. */
const buttons: Readonly<Record<string, string>> = {home: '$', 'subscription-manager': 'yearly'};

const cells = worlds.flatMap((world) => appNames(world.docs).map((name) => ({...world, name})));

describe.each(cells)('$name of $docs on $platform', ({name, ...world}) => {
  const {it} = onShop(name, world);
  const button = buttons[name] ?? '100 coins';

  it('stops waiting for a server that hangs, and settles the purchase later', async ({shop}) => {
    await shop.start();
    const release = shop.phone.server.gate.hold();
    await shop.press(button);
    const isShort = name === 'home' || name === 'guides';
    expect(shop.locked.length > 0).toBe(!isShort);
    await shop.pass(20 * SECOND);
    // What the server booked is on the screen of the store's own status, and that plan is off on purpose.
    expect(shop.locked.filter((text) => !text.includes('Pro yearly'))).toEqual([]);
    expect(shop.message.startsWith('Your purchase is safe')).toBe(!isShort);
    expect(shop.store.get('T1').finished).toBe(false);
    release();
    await shop.kill();
    await shop.start();
    if (name !== 'home' || shop.isIos) keepPromises(shop, 'restarted');
  });

  const ofUsers = name === 'basic-store' || name === 'complete-impl' ? it : undefined;
  ofUsers?.('shows the next user nothing of a late answer for the former', async ({shop}) => {
    const {gate} = shop.phone.server;
    await shop.start();
    const answerFirst = gate.hold();
    await shop.press(button);
    const answerSecond = gate.hold();
    await shop.signIn(other);
    await shop.act(answerSecond);
    expect(shop.coins).toBe(0);
    await shop.act(answerFirst);
    expect(shop.coins).toBe(0);
    await shop.signIn(owner);
    expect(shop.coins).toBe(100);
  });
});
