// @vitest-environment jsdom
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import {call, readPurchase} from './library.ts';
import {findFaults} from './mustNever.ts';
import type {Shop} from './referenceShop.tsx';
import {Stage} from './stage.tsx';

const setting = {library: latestPatch('2.8'), platform: 'android'} as const;

/** A shop with a piece that is wrong, after a user bought something. */
async function sellWith(piece: (stage: Stage) => Partial<Shop>): Promise<string[]> {
  const stage = await Stage.build(setting, async (one) => piece(one));
  await stage.start();
  await stage.act('buy', () => stage.shop.buy('coins_100'));
  const faults = await findFaults(stage);
  stage.unmount();
  return faults;
}

it('finds nothing wrong with the reference', async () => {
  expect(await sellWith(() => ({}))).toEqual([]);
});

it.each<[string, (stage: Stage) => Partial<Shop>]>([
  ['paid and lost: T1', () => ({handle: () => undefined})],
  [
    'never finished: T1',
    ({server}) => ({
      handle: (purchase) => server.settle(readPurchase(setting, purchase).token),
    }),
  ],
  [
    'finished before given: T1',
    ({library}) => ({
      handle: (purchase) => call(library, 'finishTransaction', {purchase, isConsumable: true}),
    }),
  ],
  [
    'given twice: T1',
    ({phone}) => ({
      handle: () => {
        phone.ledger.give('T1');
        phone.ledger.give('T1');
      },
    }),
  ],
  [
    'gives for the key undefined, which is not a purchase',
    ({server}) => ({check: async () => server.give(undefined).then(() => true)}),
  ],
  ['never ends: handle', () => ({handle: () => new Promise(() => {})})],
  [
    'a listener of purchase-updated is left behind',
    ({library}) => ({load: () => call(library, 'purchaseUpdatedListener', () => {})}),
  ],
])('finds: %s', async (fault, piece) => {
  expect(await sellWith(piece)).toContain(fault);
});
