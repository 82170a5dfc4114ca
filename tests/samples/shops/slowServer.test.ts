// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {playedVersions} from '../samples.ts';
import {keepPromises} from './keepPromises.ts';
import {other, owner} from './life.ts';
import {Shop} from './shop.tsx';
import {appNames, readApp} from './shopApp.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const SAFE = 'Your purchase is safe';

beforeEach(() => {
  for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
});
let shop: Shop;
afterEach(async () => {
  keepPromises(shop, 'always');
  await shop.kill();
  vi.restoreAllMocks();
});

/** A shop that is open, with the clock of its phone. */
async function open(docs: string, name: string, platform: 'ios' | 'android'): Promise<Shop> {
  shop = await Shop.build(readApp(docs, name), platform);
  vi.spyOn(Date, 'now').mockImplementation(() => shop.phone.clock.now);
  await shop.start();
  return shop;
}

async function press(text: string): Promise<void> {
  shop.buttons.find(({textContent}) => textContent?.includes(text))?.click();
  await shop.settle();
}

async function comeBack(): Promise<void> {
  shop.phone.device.sendToBack();
  await shop.act(() => shop.phone.device.bringToFront());
}

const locked = (): readonly string[] =>
  shop.buttons.filter(({disabled}) => disabled).map(({textContent}) => textContent ?? '');

const worlds = playedVersions.flatMap((docs) =>
  (['ios', 'android'] as const).map((platform) => ({docs, platform})),
);
const cells = worlds.flatMap((world) => appNames(world.docs).map((name) => ({...world, name})));

describe.each(cells)('$name of $docs on $platform', ({docs, name, platform}) => {
  it('stops waiting for a server that hangs, and settles the purchase later', async () => {
    const {phone} = await open(docs, name, platform);
    const release = phone.server.gate.hold();
    await press(name === 'home' ? '$' : name === 'subscription-manager' ? 'yearly' : '100 coins');
    const isShort = name === 'home' || name === 'guides';
    expect(locked().length > 0).toBe(!isShort);
    await shop.pass(20 * SECOND);
    // What the server booked is on the screen of the store's own status, and that plan is off on purpose.
    expect(locked().filter((text) => !text.includes('Pro yearly'))).toEqual([]);
    expect(shop.message.startsWith(SAFE)).toBe(!isShort);
    expect(phone.store.get('T1').finished).toBe(false);
    release();
    await shop.kill();
    await shop.start();
    if (name !== 'home' || platform === 'ios') keepPromises(shop, 'restarted');
  });
});

const ofUsers = cells.filter(({name}) => name === 'basic-store' || name === 'complete-impl');

it.each(ofUsers)(
  'a late answer for a former user changes nothing for the next: $name of $docs on $platform',
  async ({docs, name, platform}) => {
    const {phone} = await open(docs, name, platform);
    const answerFirst = phone.server.gate.hold();
    await press('100 coins');
    const answerSecond = phone.server.gate.hold();
    await shop.signIn(other);
    answerSecond();
    await shop.settle();
    expect(shop.coins).toBe(0);
    answerFirst();
    await shop.settle();
    expect(shop.coins).toBe(0);
    await shop.signIn(owner);
    expect(shop.coins).toBe(100);
  },
);

describe.each(worlds)('complete-impl of $docs on $platform, open for weeks', (world) => {
  const isYours = () => shop.text.includes('Pro monthly: yours');
  const sell = async () => {
    await open(world.docs, 'complete-impl', world.platform);
    await press('Pro monthly');
    expect(isYours()).toBe(true);
    return shop.phone;
  };

  /** Day by day, so that the app gets to set its next timer. */
  const passWeeks = async () => {
    for (let days = 0; days < 40; days += 1) await shop.pass(DAY);
  };

  it('keeps what is renewed', async () => {
    await sell();
    await passWeeks();
    expect(isYours()).toBe(true);
  });

  it('ends by the clock what is over, even when the server hangs', async () => {
    const {store, server} = await sell();
    store.cancel('T1');
    const release = server.gate.hold();
    await passWeeks();
    expect(isYours()).toBe(false);
    release();
    await shop.settle();
  });

  it('takes away on return what the store gave back', async () => {
    const {store} = await sell();
    store.refund('T1');
    await comeBack();
    expect(isYours()).toBe(false);
  });

  it('sells nothing before it knows what the user has, and reads it on return', async () => {
    shop = await Shop.build(readApp(world.docs, 'complete-impl'), world.platform);
    vi.spyOn(Date, 'now').mockImplementation(() => shop.phone.clock.now);
    shop.phone.server.mood = 'down';
    await shop.start();
    expect(shop.message).toBe("Your account can't be read right now.");
    expect(locked()).toHaveLength(3);
    shop.phone.server.mood = 'well';
    await comeBack();
    expect([shop.coins, shop.message, ...locked()]).toEqual([0, '']);
  });
});
