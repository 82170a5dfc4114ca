import type {PlanEntry} from 'expo-iap-upgrade/plan/plan';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {describe, expect, it} from 'vitest';

const {patches} = upgradeFacts;
const plans = patches.flatMap((from, index) =>
  patches.slice(index + 1).map((to) => planUpgrade(from, to, upgradeFacts)),
);
const entriesOf = (name: string): readonly PlanEntry[] =>
  plans
    .flatMap((plan) => [...plan.mustChange, ...plan.shouldChange, ...plan.new])
    .filter((entry) => entry.name === name);

describe('the token of a result, of which the native code sends only the Android name', () => {
  it('is never to be read under the other name', () => {
    const told = entriesOf('PurchaseResult.purchaseTokenAndroid');
    expect(told.length).toBeGreaterThan(0);
    for (const {kind, effects, deprecated} of told) {
      expect(kind).not.toBe('deprecated');
      expect(effects[0]?.otherwise).toMatch(/^Keep `purchaseTokenAndroid`/);
      expect(deprecated?.replacement).toBeUndefined();
    }
  });

  it('is not advertised as new under the other name', () => {
    const told = entriesOf('PurchaseResult.purchaseToken');
    expect(told.length).toBeGreaterThan(0);
    for (const {kind, effects} of told) {
      expect(kind).not.toBe('added');
      expect(effects[0]?.otherwise).toMatch(/never sends it/);
    }
  });
});
