import {expect} from 'vitest';
import {alsoClaims, alsoWhenOpen, answers, type Role, roleIn} from './role.ts';
import {planChanges} from './scenarios/planChanges.ts';
import {requestScenarios} from './scenarios/requests.ts';
import {trialUsed} from './scenarios/trials.ts';

const PLAN = 'pro_monthly';

/** A function that asks the store to sell. */
export const buyer = (name: string, product?: string): Role =>
  roleIn(requestScenarios, ({callable}) => ({buy: callable(name)}), product);

/** A buyer that shows the user what went wrong, unless the user canceled. */
export const failuresAreTold = (role: Role): Role =>
  alsoWhenOpen(role, {
    'a cancel shows nothing, a failure one message': async ({stage}) => {
      stage.phone.store.sheets.push('cancel', {fails: 'unknown'});
      await stage.buy();
      expect(stage.alerts).toEqual([]);
      await stage.buy();
      expect(stage.alerts).toHaveLength(1);
    },
  });

/** A function that says of a purchase when its plan ends, which only Apple tells. */
export const expiryReader = (name: string): Role =>
  answers(
    name,
    {
      'a plan on iOS says when it ends': async ({stage}, expiryOf) => {
        const [expiry] = await stage.hear(expiryOf);
        const {expiresAt} = stage.phone.store.get('T1');
        expect(expiry).toEqual(stage.isIos ? new Date(expiresAt ?? 0) : undefined);
      },
    },
    PLAN,
  );

/** A function that asks the store to sell a plan. */
export const subscriber = (name: string): Role => alsoClaims(buyer(name, PLAN), trialUsed);

/** Lines that ask the store to sell, from the first to the last. */
export const purchaseScript = (): Role => roleIn(requestScenarios, 'buy');

/** Such lines for a plan. */
export const planScript = (): Role => alsoClaims({...purchaseScript(), product: PLAN}, trialUsed);

/** A function that changes the monthly plan to the yearly one; `values` is what it is called with. */
export const planChanger = (name: string, values: readonly unknown[]): Role =>
  roleIn(planChanges, ({callable}) => ({buy: () => callable(name)(...values)}), 'pro_yearly');
