import {expect, it} from 'vitest';
import {newest} from '../simulator/testing/testApp.ts';
import type {Phone} from './interface.ts';
import {settled} from './newPhone.ts';
import {
  buy,
  type Deliver,
  deliverWell,
  isPaid,
  openShop,
  proofOf,
  type Shop,
} from './testing/shop.ts';

type Case = {
  readonly name: string;
  /** 100 coins without it. */
  readonly product?: 'remove_ads';
  readonly wrong: Deliver;
  readonly act?: (shop: Shop, product: string) => Promise<unknown>;
  /** Of the systems on which it is one. */
  readonly fault: Readonly<Partial<Record<Phone['os'], string>>>;
};

const both = ['ios', 'android'] as const;
const isConsumable = (product: string) => product === 'coins_100';
const everywhere = (fault: string) => ({ios: fault, android: fault});

/** Gives at every event, and finishes. */
const giveThenFinish: Deliver = async (purchase, {phone, app}) => {
  phone.ledger.give(proofOf(purchase));
  await app.finish(purchase, true);
};

const finishThenGive: Deliver = async (purchase, {phone, app}) => {
  await app.finish(purchase, true);
  phone.ledger.give(proofOf(purchase));
};

const killedAt = (moment: 'given' | 'finished') => async (shop: Shop, product: string) => {
  shop.phone.killAt(moment);
  await buy(shop, product);
  shop.phone.start();
};

const cases: readonly Case[] = [
  {
    name: 'an unlock is consumed',
    product: 'remove_ads',
    wrong: deliverWell(true),
    fault: {android: 'consumed unlock: T1 remove_ads'},
  },
  {
    name: 'an unlock from another day is consumed when the app starts',
    product: 'remove_ads',
    wrong: deliverWell(true),
    act: async ({phone}) => {
      phone.kill();
      phone.store.boughtBefore('remove_ads');
      phone.start();
    },
    fault: {android: 'consumed unlock: T1 remove_ads'},
  },
  {
    name: 'a consumable is only acknowledged',
    wrong: deliverWell(false),
    fault: {android: 'only acknowledged: T1 coins_100'},
  },
  {
    name: 'a purchase is finished before it is given',
    wrong: finishThenGive,
    fault: everywhere('finished before given: T1 coins_100'),
  },
  {
    name: 'the event comes twice, and each is given',
    // Finishing takes longer than the second event.
    wrong: async (purchase, {phone}) => phone.ledger.give(proofOf(purchase)),
    act: async (shop, product) => {
      await buy(shop, product);
      shop.phone.store.deliverAgain();
    },
    fault: everywhere('given twice: T1 coins_100'),
  },
  {
    name: 'a pending purchase is given',
    wrong: giveThenFinish,
    act: async (shop, product) => {
      shop.phone.store.answer('pending');
      await buy(shop, product);
      expect(shop.phone.store.purchases).toMatchObject([{payment: 'pending'}]);
      shop.phone.store.pay();
    },
    fault: {android: 'given unpaid: T1 coins_100'},
  },
  {
    name: 'a purchase is not finished within three days',
    wrong: async (purchase, {phone}) => {
      if (isPaid(purchase)) phone.ledger.give(proofOf(purchase));
    },
    act: async (shop, product) => {
      await buy(shop, product);
      await shop.phone.forward({days: 3});
    },
    fault: {
      ios: 'never finished: T1 coins_100',
      android: 'never finished in three days: T1 coins_100',
    },
  },
  {
    name: 'the app is killed between giving and finishing, and remembers nothing',
    wrong: giveThenFinish,
    act: killedAt('given'),
    fault: everywhere('given twice: T1 coins_100'),
  },
  {
    name: 'the app is killed when the store knows that it is finished, and has not given it',
    wrong: finishThenGive,
    act: killedAt('finished'),
    fault: everywhere('paid and lost: T1 coins_100'),
  },
];

const runs = cases.flatMap((one) =>
  both
    .filter((os) => one.fault[os] !== undefined)
    .flatMap((os) => [newest, '2.7.5'].map((version) => ({...one, os, version}))),
);

it.each(runs)(
  '$name, $version on $os: a fault of a wrong shop, and none of a right one',
  async ({os, version, product = 'coins_100', wrong, act = buy, fault}) => {
    const play = async (deliver: Deliver): Promise<string[]> => {
      const shop = await openShop(os, version, product, deliver);
      await act(shop, product);
      await settled();
      return shop.phone.ledger.faults();
    };
    expect(await play(wrong)).toContain(fault[os]);
    expect(await play(deliverWell(isConsumable(product)))).toEqual([]);
  },
);

const steps = ['paid', 'delivered', 'asked server', 'booked', 'given', 'finishing'] as const;
const kills = both.flatMap((os) =>
  [newest, '2.7.5'].flatMap((version) => steps.map((step) => ({os, version, step}))),
);

/** Lets the server give, and finishes what it gave. */
const askServer: Deliver = async (purchase, {phone, app}) => {
  if (!isPaid(purchase)) return;
  const answer = await phone.server.check(proofOf(purchase));
  if (answer.startsWith('given')) await app.finish(purchase, true);
};
/** Does so only for what the user asked for since the last start. */
const forget: Deliver = async (purchase, shop) => {
  if (shop.asked) await askServer(purchase, shop);
};

it.each(kills)(
  'killed at $step, $version on $os, a shop that asks the server about everything loses nothing, one that forgets is caught',
  async ({os, version, step}) => {
    const play = async (deliver: Deliver): Promise<string[]> => {
      const shop = await openShop(os, version, 'coins_100', deliver);
      shop.phone.killAt(step);
      await buy(shop, 'coins_100');
      shop.phone.start();
      await settled();
      return shop.phone.ledger.faults();
    };
    expect(await play(askServer)).toEqual([]);
    // A request that reached the server is served, whatever becomes of the app.
    const isLost = step === 'paid' || step === 'delivered';
    const fault = isLost ? 'paid and lost' : 'never finished';
    // Once the store knows what happened, nothing is left to do.
    const faults = step === 'finishing' ? [] : [`${fault}: T1 coins_100`];
    expect(await play(forget)).toEqual(faults);
  },
);

it('a consumable from another day can be bought again on Android', async () => {
  const shop = await openShop('android', newest, 'coins_100', deliverWell(true));
  shop.phone.store.boughtBefore('coins_100');
  expect(await buy(shop, 'coins_100')).toBeUndefined();
  expect(shop.phone.ledger.faults()).toEqual([]);
});
