import {givesAccess} from 'expo-iap-test-kit/store/purchase';
import {expect} from 'vitest';
import {buy, expectGiven, type Scenario} from '../scenario.ts';

const changed: Scenario = {
  name: 'the old plan ends with the change',
  play: async (scene) => {
    const {stage, product} = scene;
    const old = stage.phone.store.sold('pro_monthly');
    await stage.start();
    await buy(scene);
    const active = stage.phone.store.purchases.filter(givesAccess);
    expect(active.map(({productId}) => productId)).toEqual([product]);
    expect(old.upgraded).toBe(true);
    expectGiven(stage);
  },
};

const oldTokenMissing: Scenario = {
  name: 'without an old plan nothing is sold',
  platform: 'android',
  play: async (scene) => {
    const {stage} = scene;
    await stage.start();
    await buy(scene);
    expect(stage.phone.store.purchases).toEqual([]);
  },
};

/** A running plan gives way to another one. */
export const planChanges: readonly Scenario[] = [changed, oldTokenMissing];
