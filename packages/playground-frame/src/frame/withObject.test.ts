import {createSimulator} from 'expo-iap-test-kit/simulator';
import {expect, it} from 'vitest';
import {withObject} from './withObject.ts';

it.each(['ios', 'android'] as const)('says what a line is about on %s', (platform) => {
  const phone = createSimulator({version: '2.8.8', platform});
  const {store, server, catalog, log} = phone;
  store.sell('coins_100');
  const {id, transactionId, token} = store.sell('coins_100', {pending: true});
  store.pay(id);
  server.verify(token);
  const all = catalog.visible.map((product) => product.id);
  for (const asked of [{transactionId}, ['coins_100', 'remove_ads'], all, ['unknown'], undefined])
    log.note('app', 'calls it', asked);
  expect(log.entries.map((entry) => withObject(entry, phone))).toEqual(
    expect.arrayContaining([
      'sells: coins_100 (T1)',
      'waits for the payment of coins_100 (T2)',
      'checks: coins_100 (T2)',
      'calls it: coins_100 (T2)',
      'calls it: coins_100, remove_ads',
      `calls it: ${all.length} products`,
      'calls it',
    ]),
  );
});
