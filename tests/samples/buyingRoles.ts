import {expect} from 'vitest';
import {alsoClaims, type Role} from './role.ts';
import {buy} from './scenario.ts';
import {planChanges} from './scenarios/planChanges.ts';
import {requestScenarios} from './scenarios/requests.ts';
import {trialUsed} from './scenarios/trials.ts';
import type {Stage} from './stage.tsx';

/** A function that asks the store to sell; `argumentOf` makes what it takes of the product's id. */
export function buyer(
  name: string,
  product = 'coins_100',
  argumentOf: (stage: Stage, productId: string) => unknown = (_stage, productId) => productId,
): Role {
  return {
    name: 'buyer',
    scenarios: requestScenarios,
    product,
    cast: async (stage, run) => {
      const buy = (await run()).callable(name);
      return {buy: (productId) => buy(argumentOf(stage, productId))};
    },
  };
}

/** A buyer that shows the user what went wrong, unless the user canceled. */
export function failuresAreTold(role: Role): Role {
  return alsoClaims(role, {
    'a cancel shows nothing, a failure one message': async (scene) => {
      const {stage} = scene;
      await stage.start();
      stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
      await buy(scene);
      expect(stage.alerts).toEqual([]);
      await buy(scene);
      expect(stage.alerts).toHaveLength(1);
    },
  });
}

/** A function that asks the store to sell a plan; `argumentOf` makes what it takes of the plan's id. */
export function subscriber(name: string, argumentOf?: Parameters<typeof buyer>[2]): Role {
  const role = buyer(name, 'pro_monthly', argumentOf);
  return {...role, name: 'subscriber', scenarios: [...requestScenarios, trialUsed]};
}

/** Lines that ask the store to sell, from the first to the last. */
export function purchaseScript(product = 'coins_100'): Role {
  return {
    name: 'purchase script',
    scenarios: requestScenarios,
    product,
    cast: async (_stage, run) => ({buy: run}),
  };
}

/** A function that changes the monthly plan to the yearly one; `values` is what it is called with. */
export function planChanger(name: string, values: readonly unknown[]): Role {
  return {
    name: 'plan change',
    scenarios: planChanges,
    product: 'pro_yearly',
    cast: async (_stage, run) => {
      const change = (await run()).callable(name);
      return {buy: () => change(...values)};
    },
  };
}
