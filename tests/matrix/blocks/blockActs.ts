import type {PlatformName} from 'expo-iap-test-kit/versions';
import fc from 'fast-check';
import {type Act, act, isInFront} from '../acts/act.ts';
import {deaths, phoneActs} from '../acts/phoneActs.ts';
import {type Ending, endings, endSheets} from '../acts/sheets.ts';
import type {BlockLife} from './blockLife.ts';

const buys = (productId: string, ending: Ending): Act<BlockLife> =>
  act(
    `the user buys ${productId} and ${ending.name}`,
    async (life) => {
      endSheets(life.phone, ending);
      await life.buy(productId);
    },
    isInFront,
  );

const restores: Act<BlockLife> = act('the user restores', (life) => life.restore(), isInFront);

const uses: Act<BlockLife> = act('the block runs', (life) => life.useBlock(), isInFront);

const remounts: Act<BlockLife> = act(
  'the screen goes away and comes back',
  (life) => life.remount(),
  isInFront,
);

/** Everything that a user can do with an app that contains the block; mostly what its role sells is bought. */
export function blockActs(
  platform: PlatformName,
  product: string,
): readonly fc.Arbitrary<Act<BlockLife>>[] {
  const possible = endings.filter((one) => (one.platform ?? platform) === platform);
  const products = fc.constantFrom(product, product, 'coins_100', 'remove_ads', 'pro_monthly');
  const buying = fc
    .tuple(products, fc.constantFrom(...possible))
    .map(([productId, ending]) => buys(productId, ending));
  const others = fc.constantFrom(restores, uses, remounts, ...phoneActs);
  return [buying, buying, fc.constantFrom(restores, uses), deaths, others, others];
}
