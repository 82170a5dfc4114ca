import {expect} from 'vitest';
import {alsoClaims, type Role, roleIn} from './role.ts';
import {planChanges} from './scenarios/planChanges.ts';
import {requestScenarios} from './scenarios/requests.ts';
import {trialUsed} from './scenarios/trials.ts';

const PLAN = 'pro_monthly';

/** A function that asks the store to sell. */
export function buyer(name: string, product?: string): Role {
  const cast: Role['cast'] = async (_stage, run) => ({buy: (await run()).callable(name)});
  return roleIn(requestScenarios, cast, product);
}

/** A buyer that shows the user what went wrong, unless the user canceled. */
export function failuresAreTold(role: Role): Role {
  return alsoClaims(role, {
    'a cancel shows nothing, a failure one message': async ({stage}) => {
      await stage.start();
      stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
      await stage.buy();
      expect(stage.alerts).toEqual([]);
      await stage.buy();
      expect(stage.alerts).toHaveLength(1);
    },
  });
}

/** A function that asks the store to sell a plan. */
export function subscriber(name: string): Role {
  return alsoClaims(buyer(name, PLAN), trialUsed);
}

/** Lines that ask the store to sell, from the first to the last. */
export function purchaseScript(): Role {
  return roleIn(requestScenarios, async (_stage, run) => ({buy: run}));
}

/** Such lines for a plan. */
export function planScript(): Role {
  return alsoClaims({...purchaseScript(), product: PLAN}, trialUsed);
}

/** A function that changes the monthly plan to the yearly one; `values` is what it is called with. */
export function planChanger(name: string, values: readonly unknown[]): Role {
  const cast: Role['cast'] = async (_stage, run) => {
    const change = (await run()).callable(name);
    return {buy: () => change(...values)};
  };
  return roleIn(planChanges, cast, 'pro_yearly');
}
