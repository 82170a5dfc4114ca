// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {Appearance} from 'react-native';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {settle} from '../simulator/clock.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {themes} from './screen/theme.ts';
import {SimulatedStore} from './SimulatedStore.tsx';
import {openPocketApp} from './testing/pocketApp.ts';

beforeEach(() => void vi.useFakeTimers({toFake: ['Date', 'setInterval', 'clearInterval']}));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  // The account outlives a page, as it should.
  localStorage.clear();
});

/** An app with the store around it, and what a finger does. */
async function openStore(platform: PlatformName, ...products: readonly string[]) {
  const {app, phone: pocket, reloads, restart} = await openPocketApp(platform, products);
  const {phone} = pocket;
  if (!phone) throw new Error('The account has not been read.');
  render(<SimulatedStore />);
  const soon = () => act(settle);
  return {
    phone,
    app,
    reloads,
    restart,
    async press(name: string | RegExp) {
      fireEvent.click(screen.getByRole('button', {name, hidden: true}));
      await soon();
    },
    /** Turns a switch from how it is. */
    async turn(name: string, checked: boolean) {
      fireEvent.click(screen.getByRole('switch', {name, checked}));
      await soon();
    },
    async buy(product: string) {
      // An app that is told no hears it as a rejection or as an event.
      void Promise.resolve(app.buy(product)).catch(() => {});
      await soon();
    },
  };
}

const buttons = (place = screen.getByRole('dialog')) =>
  within(place)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));
const store = 'Simulated store';

describe.each(['ios', 'android'] as const)('on %s', (platform) => {
  const later = platform === 'ios' ? 'Ask a parent (pending)' : 'Pay later in cash (pending)';

  it('asks for the money, and goes when it has it', async () => {
    const {phone, press, buy} = await openStore(platform, 'coins_100');
    await buy('coins_100');
    const name = platform === 'ios' ? /App Store payment sheet/ : /Google Play payment sheet/;
    expect(screen.getByRole('dialog', {name}).textContent).toContain('100 coins$0.99');
    expect(buttons()).toEqual(['Pay', 'Cancel', later, 'Fail with an error']);
    await press('Pay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(phone.store.purchases).toMatchObject([{payment: 'paid'}]);
  });

  it.each([
    ['canceled', ['Cancel']],
    ['left', []],
    ['failed', ['Fail with an error', 'Not allowed']],
  ])('tells the app that the payment was %s', async (_, presses) => {
    const {phone, app, press, buy} = await openStore(platform, 'coins_100');
    await buy('coins_100');
    for (const name of presses) await press(name);
    // The hardware button of Android does the same.
    if (presses.length === 0) fireEvent.keyUp(document, {key: 'Escape'});
    await act(settle);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(phone.store.purchases).toEqual([]);
    expect(app.errors).toHaveLength(1);
  });

  it('says what a plan costs after its trial', async () => {
    const {app, buy} = await openStore(platform, 'pro_monthly');
    const token = 'offer-monthly-trial';
    if (platform === 'ios') await buy('pro_monthly');
    else
      void app.buy('pro_monthly', {subscriptionOffers: [{sku: 'pro_monthly', offerToken: token}]});
    await act(settle);
    expect(screen.getByRole('dialog').textContent).toMatch(
      /Free for (?:7 days|1 week), then \$5\.99 per month/,
    );
  });

  it('lets a payment wait, and offers only what can be done to it then', async () => {
    const {phone, app, press, buy} = await openStore(platform, 'coins_100');
    await buy('coins_100');
    await press(later);
    await press(store);
    const ofPurchase = () => buttons().filter((name) => name?.endsWith(' T1'));
    expect(ofPurchase()).toEqual(['Approve payment T1', 'Decline payment T1']);
    expect(screen.getByText('Paid: no, Delivered: no, Finished: no')).toBeDefined();
    // Each where it belongs, and nowhere else.
    expect(buttons()).toEqual([...new Set(buttons())]);
    await press('Approve payment T1');
    expect(app.updates.at(-1)).toMatchObject({productId: 'coins_100'});
    expect(ofPurchase()).toEqual(['Refund T1', 'Send the event again T1']);
    await press('Refund T1');
    expect(ofPurchase()).toEqual([]);
    expect(screen.getByText('Paid: refunded, Delivered: yes, Finished: no')).toBeDefined();
    expect(phone.store.purchases).toMatchObject([{payment: 'refunded'}]);
  });

  it('has everything that can happen to the phone, and nothing that its host does', async () => {
    const {phone, press, turn} = await openStore(platform);
    await press(store);
    const name = 'Network';
    await turn(name, true);
    expect(screen.getByRole('switch', {name, checked: false}).textContent).toBe('Network: off');
    expect(phone.device.network).toBe(false);
    const before = phone.clock.now;
    await press('One month later');
    expect(phone.clock.now).toBe(before + 31 * 86_400_000);
    expect(buttons()).not.toContain('Start the app');
    expect(buttons()).not.toContain('Send to background');
  });

  it('kills the app when the next payment goes through', async () => {
    const {press, turn, buy, reloads} = await openStore(platform, 'coins_100');
    await press(store);
    const name = 'Kill at the next payment';
    await turn(name, false);
    expect(screen.getByRole('switch', {name, checked: true})).toBeDefined();
    await press('Back to the app');
    await buy('coins_100');
    expect(reloads()).toBe(0);
    await press('Pay');
    expect(reloads()).toBe(1);
  });
});

it('takes the server away from the app, and nothing from Metro', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open').mockReturnValue();
  const {press, turn} = await openStore('ios');
  await press(store);
  /** Where requests of the app go. */
  const reached = () => {
    for (const address of ['https://api.example.com/a', '/b', `${location.origin}/c`]) {
      void fetch(address);
      new XMLHttpRequest().open('POST', address);
    }
    const [fetches, opens] = [fetched, opened].map(({mock}) => mock.calls.splice(0));
    const found = fetches?.map(([address]) => address);
    expect(opens).toEqual(found?.map((address) => ['POST', address]));
    return found;
  };
  const before = reached();
  await turn('Your server', true);
  expect(reached()).toEqual(['http://127.0.0.1:1/', ...(before ?? []).slice(1)]);
  await turn('Your server', false);
  expect(reached()).toEqual(before);
  expect(fetch).toBe(fetched);
});

it('remembers what was done when the app starts anew', async () => {
  const {press, buy, restart} = await openStore('ios', 'pro_monthly');
  await buy('pro_monthly');
  await press('Pay');
  await press(store);
  await press('Raise the price T1');
  cleanup();
  await restart();
  render(<SimulatedStore />);
  await press(store);
  expect(buttons()).toContain('Agree to the price T1');
});

it('gets out of the way: to another corner, and until the app restarts', async () => {
  const {press, buy} = await openStore('ios', 'coins_100');
  const corner = () => screen.getByRole('button', {name: store}).getAttribute('style');
  const before = corner();
  await press(store);
  await press('Move its button to another corner');
  await press('Back to the app');
  expect(corner()).not.toBe(before);
  await press(store);
  await press('Hide its button until the app restarts');
  expect(screen.queryByRole('button')).toBeNull();
  await buy('coins_100');
  expect(screen.getByRole('button', {name: 'Pay'})).toBeDefined();
});

it('plays a scenario: what the app asks for comes by itself, the rest at a press', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  const {app, press, buy} = await openStore('ios', 'coins_100');
  await press(store);
  await press('A payment that waits');
  const next = () => screen.getByRole('button', {name: 'Next step'});
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await buy('coins_100');
  expect(screen.queryByRole('button', {name: 'Pay'})).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/the payment has to wait\. Done\.$/)).toBeDefined();
  expect(app.updates).toEqual([]);
  await press('Next step');
  expect(app.updates).toMatchObject([{productId: 'coins_100'}]);
  await press('All scenarios');
  expect(screen.getByRole('button', {name: 'A refund'})).toBeDefined();
});

it('is drawn for an app that loads the library later', async () => {
  await openPocketApp('ios', []);
  render(<SimulatedStore />);
  const {app} = await openPocketApp('android', ['coins_100']);
  void Promise.resolve(app.buy('coins_100')).catch(() => {});
  await act(settle);
  expect(screen.getByRole('dialog', {name: /Google Play payment sheet/})).toBeDefined();
});

it.each(['light', 'dark'] as const)('has the colors of a %s phone', async (scheme) => {
  vi.spyOn(Appearance, 'getColorScheme').mockReturnValue(scheme);
  await openPocketApp('ios', []);
  render(<SimulatedStore />);
  const {style} = document.createElement('p');
  style.backgroundColor = themes[scheme].accent;
  const button = screen.getByRole('button', {name: store});
  expect(button.style.backgroundColor).toBe(style.backgroundColor);
});
