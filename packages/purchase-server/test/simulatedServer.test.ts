import {describe, expect, it} from 'vitest';
import {FRIEND, USER} from './shop.ts';
import {connectStores, openWorld, type World} from './world.ts';

connectStores();

type Act = readonly [what: string, act: (world: World) => unknown];

/** What happens to purchases, one after the other; the simulated server of the samples has to follow this one. */
const lives: readonly (readonly Act[])[] = [
  [
    ['coins', ({buy}) => buy('coins_100')],
    ['their refund', ({phone}) => phone.store.refund('T1')],
    ['coins again', ({buy}) => buy('coins_500')],
  ],
  [
    ['a friend brings an unlock', ({buy}) => buy('remove_ads', FRIEND)],
    ['coins of nobody', ({phone}) => phone.store.boughtOutside('coins_100')],
  ],
  [
    ['a sheet that waits', ({phone}) => phone.store.answer('pending')],
    ['its payment', ({buy}) => buy('coins_100')],
    ['its arrival', ({phone}) => phone.store.pay()],
  ],
  [
    ['a plan', ({buy}) => buy('pro_monthly')],
    ['its renewal', ({phone}) => phone.store.renew()],
    ['a yearly one', ({phone}) => phone.store.changePlan('pro_yearly')],
    ['the end', ({phone}) => phone.store.expire()],
  ],
  [
    ['a plan', ({buy}) => buy('pro_monthly')],
    ['no money', ({phone}) => phone.store.setPayments(false)],
    // On iOS, the period that nobody pays for follows a free week.
    ['the grace period on iOS', ({phone}) => phone.forward({days: 10})],
    ['the one on Android', ({phone}) => phone.forward({days: 30})],
    ['the hold', ({phone}) => phone.forward({days: 16})],
    ['the payment', ({phone}) => phone.store.setPayments(true)],
    ['the refund', ({phone}) => phone.store.refund()],
  ],
];

/** Sends everything that the store has, for both users, to both servers; the second time nothing is new to them. */
async function compare(world: World): Promise<void> {
  const {server} = world.app.simulator;
  const sent = world.phone.store.purchases.filter(({token}) => token);
  const ask = async (user: string) => {
    const answers = [];
    for (const {token, productId} of sent)
      answers.push([await server.check(user, token), await world.check(token, productId, user)]);
    return answers;
  };
  for (const user of [USER, FRIEND]) await ask(user);
  for (const user of [USER, FRIEND]) {
    for (const [simulated, real] of await ask(user)) expect(real).toMatchObject(simulated ?? {});
    expect(server.accountOf(user)).toEqual(await world.account(user));
  }
}

describe.each(['ios', 'android'] as const)('the simulated server and this one on %s', (os) => {
  it.each(lives.map((life) => [life.map(([what]) => what).join(', '), life] as const))(
    'answer the same to %s',
    async (_title, life) => {
      const world = await openWorld(os);
      for (const [, act] of life) {
        await act(world);
        await world.quiet();
        await world.tell();
        await compare(world);
      }
    },
  );
});
