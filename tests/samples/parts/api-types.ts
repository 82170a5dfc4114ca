import {DAY} from 'expo-iap-test-kit/clock';
import {expect} from 'vitest';
import {buyer} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {answers, onlyOn} from '../role.ts';

export const parts = partsOf('api/types', {
  platform: answers(
    'describe',
    {
      'names the end on iOS and the state on Android': async ({stage}, describe) => {
        const [text] = await stage.hear(describe);
        const {expiresAt} = stage.phone.store.get('T1');
        const when = stage.isIos ? `until ${expiresAt}` : 'in state 1';
        expect(text).toBe(`${stage.product} ${when}`);
      },
    },
    'pro_monthly',
  ),
  'build-request': buyer('buy'),
  productstatusios: onlyOn(
    'ios',
    answers('hasAccess', {
      'only the plan that runs gives access, no other of its group': async ({stage}, hasAccess) => {
        expect(await hasAccess('pro_monthly')).toBe(false);
        stage.phone.store.sold('pro_monthly');
        expect(await hasAccess('pro_monthly')).toBe(true);
        expect(await hasAccess('pro_yearly')).toBe(false);
      },
      'access stays in the grace period and ends with it': async ({stage}, hasAccess) => {
        const {store} = stage.phone;
        store.sold('pro_monthly');
        store.breakPayments();
        await stage.pass(35 * DAY);
        expect(await hasAccess('pro_monthly')).toBe(true);
        await stage.pass(20 * DAY);
        expect(await hasAccess('pro_monthly')).toBe(false);
      },
    }),
  ),
});
