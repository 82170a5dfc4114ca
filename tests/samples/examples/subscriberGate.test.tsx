// @vitest-environment jsdom
import {DAY} from 'expo-iap-test-kit/clock';
import type {ComponentType} from 'react';
import {describe, expect} from 'vitest';
import {liveVersion} from '@site/src/site/versions.ts';
import {isComponent} from '../runSample.ts';
import {testsOf, worlds} from '../shops/onShop.ts';
import {Shop} from '../shops/shop.tsx';
import {readApp, type ShopApp} from '../shops/shopApp.ts';

const SECRET = 'What only subscribers read';
const PAYWALL = 'Subscribe to read this';

type Props = Readonly<Record<string, unknown>>;

/** The complete implementation with the gate as its only screen. */
function gatedApp(docs: string): ShopApp {
  const app = readApp(docs, 'complete-impl');
  const open: ShopApp['open'] = (surroundings) => {
    const load = app.open(surroundings);
    const component = (file: string, name: string): ComponentType<Props> => {
      const found = load(file)[name];
      if (!isComponent(found)) throw new Error(`${file} has no component "${name}".`);
      return found;
    };
    return (file) => {
      if (file !== app.entry) return load(file);
      const Provider = component('store-provider', 'StoreProvider');
      const Gate = component('subscriber-gate', 'default');
      const screen = (props: Props) => (
        <Provider {...props}>
          <Gate otherwise={<span>{PAYWALL}</span>} productId="pro_monthly">
            <span>{SECRET}</span>
          </Gate>
        </Provider>
      );
      return {default: screen};
    };
  };
  return {...app, open, watched: []};
}

// Other versions show no gate.
const shown = worlds.filter(({docs}) => docs === liveVersion().version);

describe.each(shown)('the gate for subscribers, $docs on $platform', ({docs, platform}) => {
  const {it} = testsOf(platform, () => Shop.build(gatedApp(docs), platform));
  const loading = (shop: Shop) => shop.screen.querySelector('[role=progressbar]');

  it('shows neither screen nor paywall until the server has answered', async ({shop}) => {
    shop.store.sold('pro_monthly');
    const release = shop.phone.server.gate.hold();
    await shop.start();
    expect(loading(shop)?.getAttribute('aria-label')).toBe('Reading your account');
    expect(shop.text).toBe('');
    await shop.act(release);
  });

  it('shows the paywall to whoever has nothing', async ({shop}) => {
    await shop.start();
    expect(shop.text).toBe(PAYWALL);
  });

  it('shows the screen to a subscriber, and the paywall when the paid time has ended', async ({
    shop,
  }) => {
    const plan = shop.store.sold('pro_monthly');
    shop.phone.server.check(shop.user, plan.token);
    await shop.start();
    expect(shop.text).toBe(SECRET);
    shop.store.cancel(plan.id);
    for (let days = 0; days < 32; days += 1) await shop.pass(DAY);
    expect(shop.text).toBe(PAYWALL);
  });

  it('says that the account can’t be read, and knows it on the next return', async ({shop}) => {
    const plan = shop.store.sold('pro_monthly');
    shop.phone.server.check(shop.user, plan.token);
    shop.phone.server.mood = 'down';
    await shop.start();
    expect(shop.message).toBe("Your account can't be read right now.");
    expect(shop.text).not.toContain(PAYWALL);
    shop.phone.server.mood = 'well';
    await shop.comeBack();
    expect(shop.text).toBe(SECRET);
  });
});
