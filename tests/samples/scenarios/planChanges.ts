import {givesAccess} from 'expo-iap-test-kit/store/purchase';
import {expect} from 'vitest';
import {expectGiven, type Scenario, scenariosOf} from '../scenario.ts';

/** A running plan gives way to another one. */
export const planChanges: readonly Scenario[] = [
  ...scenariosOf({
    'the old plan ends with the change': async ({stage}) => {
      const old = stage.phone.store.sold('pro_monthly');
      await stage.start();
      await stage.buy();
      const active = stage.phone.store.purchases.filter(givesAccess);
      expect(active.map(({productId}) => productId)).toEqual([stage.product]);
      expect(old.upgraded).toBe(true);
      expectGiven(stage);
    },
  }),
  ...scenariosOf(
    {
      'without an old plan nothing is sold': async ({stage}) => {
        await stage.start();
        await stage.buy();
        expect(stage.phone.store.purchases).toEqual([]);
      },
    },
    'android',
  ),
];
