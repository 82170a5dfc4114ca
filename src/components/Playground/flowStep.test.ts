import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {diagramOf} from '../../content/diagrams.ts';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import {flowStep, withStepsOf} from './flowStep.ts';

it('lights each step of the diagram, in its order, as a purchase goes on', () => {
  const lines = [
    {place: 'library', what: 'calls initConnection'},
    {place: 'library', what: 'calls requestPurchase'},
    {place: 'store', what: 'opens the payment sheet'},
    {place: 'native', what: 'sends purchase-updated'},
    {place: 'server', what: 'checks'},
    {place: 'ledger', what: 'delivered'},
    {place: 'library', what: 'calls finishTransaction'},
  ];
  expect(lines.map(flowStep)).toEqual(diagramOf('purchase-flow').steps.map((_, index) => index));
});

it('knows the sentences that the simulator writes', () => {
  const {store, server, log} = createSimulator({version: '2.8.8', platform: 'ios'});
  const purchase = store.sell('coins_100');
  server.verify(purchase.token);
  server.remember(purchase.transactionId, 'user');
  const lit = new Set(log.entries.map(flowStep));
  expect(lit).toContain(4);
  expect(lit).toContain(5);
  expect(readFileSync('packages/test-kit/src/simulator/store/store.ts', 'utf8')).toContain(
    "'opens the payment sheet'",
  );
});

it('keeps the newest steps of an app that never stops', () => {
  const [ask, check] = [
    {place: 'library', what: 'calls requestPurchase'},
    {place: 'server', what: 'checks'},
  ];
  const {length} = diagramOf('purchase-flow').steps;
  let waiting: readonly number[] = [0];
  for (let round = 0; round < 1_000; round += 1)
    waiting = withStepsOf([ask, ask, {place: 'app', what: 'console.log'}, check], waiting);
  expect(waiting.length).toBeLessThanOrEqual(2 * length);
  expect(waiting.slice(-4)).toEqual([1, 4, 1, 4]);
});

it('lights nothing for what is beside the flow', () => {
  expect(flowStep({place: 'app', what: 'calls finishTransaction'})).toBeUndefined();
  expect(flowStep({place: 'library', what: 'calls getAvailablePurchases'})).toBeUndefined();
});
