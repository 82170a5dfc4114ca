import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {PromiseName} from '../promises.ts';
import {type ActingBlock, actingBlocks, titleOf} from './actingBlocks.ts';

/** A fault in a copy of a block of 2.8, and the promise that it breaks. */
export type PlantedBlockFault = {
  readonly promise: PromiseName;
  readonly what: string;
  readonly block: string;
  readonly platform: PlatformName;
  /** What the compiled block has, and what the copy has there. */
  readonly plants: readonly (readonly [from: string, to: string])[];
};

const deliver = 'api/methods/core-methods "finishtransaction"';
const finish = 'guides/getting-started "finish"';

export const plantedBlockFaults: readonly PlantedBlockFault[] = [
  {
    promise: 'given once',
    what: 'gives by a key that names nothing bought',
    block: deliver,
    platform: 'android',
    plants: [['purchase.id : purchase.purchaseToken', 'purchase.id : purchase.id']],
  },
  {
    promise: 'given before finished',
    what: 'finishes first',
    block: finish,
    platform: 'ios',
    plants: [['if (purchase', 'await expo_iap_1.finishTransaction({purchase}); if (purchase']],
  },
  {
    promise: 'given in the end',
    what: 'nobody reads what Google left open',
    block: 'guides/getting-started "unfinished"',
    platform: 'android',
    plants: [["purchase.platform === 'android'", 'false']],
  },
  {
    promise: 'given when paid',
    what: 'takes a pending payment for a purchase',
    block: deliver,
    platform: 'android',
    plants: [
      ['purchase.purchaseStateAndroid !== 1', 'false'],
      ['if (!(await isValidOnServer(purchase)))', 'if (false)'],
    ],
  },
  {
    promise: 'given until refunded',
    what: 'gives what the server refused',
    block: deliver,
    platform: 'ios',
    plants: [['if (!(await isValidOnServer(purchase)))', 'if (false)']],
  },
  {
    promise: 'given while paid for',
    what: 'takes a plan that waits for its payment for a running one',
    block: 'guides/subscriptions "status"',
    platform: 'android',
    plants: [['purchase.purchaseStateAndroid === 1 &&', '']],
  },
  {
    promise: 'free buttons',
    what: 'only the promise of the request frees the button',
    block: 'guides/error-handling "double-tap"',
    platform: 'android',
    plants: [['.finally(() => end(run))', '']],
  },
  {
    promise: 'truth',
    what: 'tells a failure before anybody knows whether the user paid',
    block: 'guides/getting-started "buy"',
    platform: 'android',
    plants: [
      [
        "'Not completed. If you paid, the coins arrive later.'",
        'expo_iap_1.getUserFriendlyErrorMessage(error)',
      ],
    ],
  },
  {
    promise: 'price',
    what: 'the line of an offer leaves out how often it is charged afterward',
    block: 'guides/ios-subscription-offers "show"',
    platform: 'ios',
    plants: [[', then ${renewal}', ', then ${plan.displayPrice}']],
  },
  {
    promise: 'clean end',
    what: 'a listener stays',
    block: 'api/methods/listeners "purchaseupdatedlistener"',
    platform: 'ios',
    plants: [['subscription.remove();', '']],
  },
  {
    promise: 'handled rejections',
    what: 'nobody catches what the server rejects',
    block: 'guides/purchases "StoreProvider.tsx"',
    platform: 'ios',
    plants: [['handlePurchase(purchase).catch(report)', 'void handlePurchase(purchase)']],
  },
];

/** A copy of a block with a fault, watched for the promise that the fault breaks. */
export async function faultyBlock(fault: PlantedBlockFault): Promise<ActingBlock> {
  const blocks = await actingBlocks('2.8');
  const block = blocks.find(({sample}) => titleOf(sample) === fault.block);
  if (!block) throw new Error(`2.8 has no block ${fault.block}.`);
  const {sample} = block;
  const text = fault.plants.reduce((code, [from, to]) => {
    const changed = code.replace(from, () => to);
    if (changed === code) throw new Error(`${fault.block} has no ${from}, where a fault belongs.`);
    return changed;
  }, sample.code.text);
  return {...block, sample: {...sample, code: {...sample.code, text}}, watched: [fault.promise]};
}
