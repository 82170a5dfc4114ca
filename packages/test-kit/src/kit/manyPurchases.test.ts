import {expect, it, vi} from 'vitest';
import {openStoreServer} from '../server/openStoreServer.ts';
import {simulator} from './currentPhone.ts';
import {newPhone} from './newPhone.ts';

const COUNT = 20;

it('the log and the server find a purchase without signing all others', async () => {
  const phone = newPhone('ios');
  await openStoreServer(phone);
  for (let made = 0; made < COUNT; made += 1) phone.store.boughtOutside('coins_100');
  const tokens = phone.store.purchases.map(({token}) => token);
  const write = vi.spyOn(simulator().store.proofs, 'write');
  for (const token of tokens) expect(await phone.server.check(token)).toBe('given');
  expect(phone.events.filter(({purchase}) => purchase === 'T20').length).toBeGreaterThan(2);
  expect(phone.log('short')).toContain('sells T20 coins_100');
  expect(write).not.toHaveBeenCalled();
});

it('a check by the kit does not add up what the user has', async () => {
  const phone = newPhone('android');
  for (let made = 0; made < COUNT; made += 1) phone.store.boughtOutside('coins_100');
  const {server} = simulator();
  const accountOf = vi.spyOn(server, 'accountOf');
  for (const {token} of phone.store.purchases) await phone.server.check(token);
  expect(accountOf).not.toHaveBeenCalled();
  expect(server.accountOf('user').coins).toBe(100 * COUNT);
});
