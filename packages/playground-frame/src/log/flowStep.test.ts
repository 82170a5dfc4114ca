import {createSimulator} from 'expo-iap-test-kit/simulator';
import {expect, it} from 'vitest';
import {withObject} from '../frame/withObject.ts';
import {flowStep, withStepsOf} from './flowStep.ts';

it('knows the sentences that the simulator writes', () => {
  const phone = createSimulator({version: '2.8.8', platform: 'ios'});
  const {store, catalog, server, log} = phone;
  const [product] = catalog.visible;
  if (product) void store.buyPromoted(product);
  const purchase = store.sell('coins_100');
  server.verify(purchase.token);
  server.remember(purchase.transactionId, 'user');
  const lit = new Set(
    log.entries.map((entry) => flowStep({...entry, what: withObject(entry, phone)})),
  );
  expect(lit).toContain(2);
  expect(lit).toContain(4);
  expect(lit).toContain(5);
});

it('keeps the newest steps of an app that never stops', () => {
  const [ask, check] = [
    {place: 'library', what: 'calls requestPurchase'},
    {place: 'server', what: 'checks'},
  ];
  let waiting: readonly number[] = [0];
  for (let round = 0; round < 1_000; round += 1)
    waiting = withStepsOf([ask, ask, {place: 'app', what: 'console.log'}, check], waiting);
  expect(waiting.length).toBeLessThanOrEqual(14);
  expect(waiting.slice(-4)).toEqual([1, 4, 1, 4]);
});

it('lights nothing for what is beside the flow', () => {
  expect(flowStep({place: 'app', what: 'calls finishTransaction'})).toBeUndefined();
  expect(flowStep({place: 'library', what: 'calls getAvailablePurchases'})).toBeUndefined();
});
