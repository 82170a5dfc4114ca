// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {type ReactNode, StrictMode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {settle} from './clock.ts';
import {isRecord, type TestApp} from './testing/testApp.ts';
import {inEachWorld} from './testing/worlds.ts';

// What the published JavaScript does: `useIAP`.

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(cleanup);

type Hook = Readonly<Record<string, unknown>>;

async function mount(app: TestApp, options: Hook = {}, strict = false) {
  let hook: Hook = {};
  function Screen() {
    const value = app.call('useIAP', options);
    if (isRecord(value)) hook = value;
    return null;
  }
  const element: ReactNode = strict ? (
    <StrictMode>
      <Screen />
    </StrictMode>
  ) : (
    <Screen />
  );
  const view = render(element);
  await act(settle);
  return {
    get: (name: string) => hook[name],
    call: (name: string, ...args: unknown[]) => {
      const value = hook[name];
      if (typeof value !== 'function') throw new TypeError(`${name} is not a function`);
      return Promise.resolve(Reflect.apply(value, undefined, args));
    },
    unmount: async () => {
      view.unmount();
      await act(settle);
    },
  };
}

const coins = {request: {ios: {sku: 'coins_100'}, android: {skus: ['coins_100']}}, type: 'inapp'};
const events = ['purchase-updated', 'purchase-error', 'promoted-product-ios'];

inEachWorld('useIAP', ({ios, loader, old, isLate, onIos, open}) => {
  const listeners = ({simulator}: TestApp) =>
    events.map((event) => simulator.nativeModule.listenerCount(event));

  it('connects, then adds its listeners; unmounting removes them and ends the connection', async () => {
    const app = await open();
    const hook = await mount(app);
    expect(hook.get('connected')).toBe(true);
    expect(listeners(app)).toEqual([1, 1, ios ? 1 : 0]);
    await hook.unmount();
    expect(listeners(app)).toEqual([0, 0, 0]);
    expect(app.simulator.log.toText()).toContain('calls endConnection');
  });

  it('adds no listener when the connection says no', async () => {
    const app = await open();
    app.simulator.device.paymentsAllowed = false;
    const hook = await mount(app);
    expect(hook.get('connected')).toBe(!ios);
    expect(listeners(app)).toEqual(ios ? [0, 0, 0] : [1, 1, 0]);
  });

  it('calls onPurchaseSuccess and sets currentPurchase; a failure clears it and calls onPurchaseError', async () => {
    const app = await open();
    const onPurchaseSuccess = vi.fn();
    const onPurchaseError = vi.fn();
    const hook = await mount(app, {onPurchaseSuccess, onPurchaseError});
    await act(async () => hook.call(loader, {skus: ['coins_100'], type: 'inapp'}));
    await act(async () => hook.call('requestPurchase', coins));
    expect(onPurchaseSuccess).toHaveBeenCalledTimes(1);
    expect(hook.get('currentPurchase')).toMatchObject({ids: ['coins_100']});
    app.simulator.store.sheets.push('cancel');
    await act(async () => hook.call('requestPurchase', coins).catch(() => {}));
    const silent = ios && old;
    expect(onPurchaseError).toHaveBeenCalledTimes(silent ? 0 : 1);
    expect(hook.get('currentPurchase')).toBeUndefined();
  });

  it('Strict Mode runs the callbacks twice for each event and leaves one set of listeners behind', async () => {
    const app = await open();
    const onPurchaseSuccess = vi.fn();
    const hook = await mount(app, {onPurchaseSuccess}, true);
    await act(async () => hook.call(loader, {skus: ['coins_100'], type: 'inapp'}));
    await act(async () => hook.call('requestPurchase', coins));
    expect(onPurchaseSuccess).toHaveBeenCalledTimes(2);
    await hook.unmount();
    expect(listeners(app).slice(0, 2)).toEqual([1, 1]);
  });

  onIos('in Strict Mode the queued end can come last: connected, and nothing works', async () => {
    const app = await open();
    app.simulator.device.nativeQueue = 'behind';
    const hook = await mount(app, {}, true);
    await act(async () => hook.call(loader, {skus: ['coins_100'], type: 'inapp'}));
    expect(hook.get('connected')).toBe(true);
    expect(hook.get('products')).toEqual([]);
  });

  it('loaders resolve undefined, and log a failure instead of rejecting', async () => {
    const app = await open();
    const hook = await mount(app);
    app.simulator.device.network = false;
    const params = {skus: ['coins_100'], type: 'inapp'};
    await act(async () => expect(await hook.call(loader, params)).toBeUndefined());
    expect(console.error).toHaveBeenCalled();
    app.simulator.device.network = true;
    await act(async () => hook.call(loader, params));
    await act(async () => hook.call(loader, params));
    expect(hook.get('products')).toHaveLength(1);
  });

  it('its getProducts does not warn, its requestProducts does from 2.8.7 on', async () => {
    const app = await open();
    const hook = await mount(app);
    await act(async () => hook.call('getProducts', ['coins_100']));
    expect(console.warn).not.toHaveBeenCalled();
    await act(async () => hook.call('requestProducts', {skus: ['coins_100'], type: 'inapp'}));
    expect(console.warn).toHaveBeenCalledTimes(isLate ? 1 : 0);
  });

  it('turns a request that throws at once into a rejection', async () => {
    const app = await open();
    const hook = await mount(app);
    const request = {ios: {}, android: {}};
    await act(async () => {
      await expect(hook.call('requestPurchase', {request, type: 'inapp'})).rejects.toThrow(
        'Invalid',
      );
    });
  });

  it('restorePurchases goes on after a failed sync, which onSyncError is called for on iOS', async () => {
    const app = await open();
    const onSyncError = vi.fn();
    const hook = await mount(app, {onSyncError});
    await act(async () => hook.call(loader, {skus: ['remove_ads'], type: 'inapp'}));
    app.simulator.store.sold('remove_ads');
    const {store} = app.simulator;
    if ('syncAnswers' in store) store.syncAnswers.push('dismiss');
    await act(async () => hook.call('restorePurchases'));
    expect(onSyncError).toHaveBeenCalledTimes(ios ? 1 : 0);
    expect(hook.get('availablePurchases')).toHaveLength(1);
  });

  onIos('reads again after buying a plan in 2.7.5 only, where id is the product', async () => {
    const app = await open();
    const hook = await mount(app);
    await act(async () => hook.call(loader, {skus: ['pro_yearly'], type: 'subs'}));
    const request = {ios: {sku: 'pro_yearly'}, android: {skus: []}};
    await act(async () => hook.call('requestPurchase', {request, type: 'subs'}));
    await act(settle);
    expect(hook.get('availablePurchases')).toHaveLength(old ? 1 : 0);
  });
});
