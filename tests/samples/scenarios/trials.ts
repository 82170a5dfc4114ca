import {expect} from 'vitest';
import {expectGiven, onlyPurchase, type Stories} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** The account has had its free trial. */
export function spendTrial({phone: {store, catalog}}: Stage): void {
  if ('spendIntro' in store) store.spendIntro(catalog.getSubscription('pro_monthly').group);
}

/** An account that had its free trial pays the full price, and still gets what it pays for. */
export const trialUsed: Stories = {
  'trial already used': async ({stage}) => {
    spendTrial(stage);
    await stage.start();
    await stage.buy();
    expect(onlyPurchase(stage).price).toBe(stage.phone.catalog.get(stage.product).price);
    expectGiven(stage);
  },
};
