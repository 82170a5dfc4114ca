import {DAY} from 'expo-iap-test-kit/clock';
import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {answers, claims, claimsWhenOpen, onlyOn} from '../role.ts';
import {spendTrial} from '../scenarios/trials.ts';

const page = 'api/methods/core-methods';
const platformPage = 'api/methods/platform-methods';

const managePage = answers('openSubscription', {
  'opens the page of the plan in the store': async ({stage}, openSubscription) => {
    await openSubscription('pro_monthly', 'com.example.shop');
    const address = new URL(stage.phone.device.opened.at(-1) ?? '');
    expect(address.searchParams.get('sku')).toBe('pro_monthly');
    expect(address.searchParams.get('package')).toBe('com.example.shop');
  },
});

const trial = answers('mayShowTrial', {
  'a trial that was used is not shown again, and nothing is on Android': async (
    {stage},
    mayShowTrial,
  ) => {
    expect(await mayShowTrial()).toBe(stage.isIos);
    spendTrial(stage);
    expect(await mayShowTrial()).toBe(false);
  },
});

const managed = onlyOn(
  'ios',
  claims({
    'writes the plan whose renewal the user ended': async ({stage, run}) => {
      const {store} = stage.phone;
      const {id} = store.sold('pro_monthly');
      if ('onManage' in store) store.onManage = () => store.cancel(id);
      await stage.start();
      const done = run();
      await stage.pass(5000);
      await done;
      expect(stage.printed).toEqual([['pro_monthly', false]]);
    },
  }),
);

const periodEnd = onlyOn(
  'ios',
  answers('endOfPeriod', {
    'the end is that of the newest period, and none for a revoked one': async (
      {stage},
      endOfPeriod,
    ) => {
      const {store} = stage.phone;
      const {id} = store.sold('pro_monthly');
      expect(await endOfPeriod('pro_monthly')).toBe(store.get(id).expiresAt);
      store.refund(id);
      expect(await endOfPeriod('pro_monthly')).toBeUndefined();
    },
  }),
);

export const parts = [
  ...partsOf(platformPage, {iseligibleforintroofferios: trial, latesttransactionios: periodEnd}),
  ...partsOf(platformPage, {showmanagesubscriptionsios: managed}, ['2.8']),
  ...partsOf(
    page,
    {
      getactivesubscriptions: claimsWhenOpen({
        'a pending plan counts on Android, no grace period on iOS': async ({stage, run}) => {
          const {store} = stage.phone;
          const last = async () => {
            await run();
            return String(stage.printed.at(-1));
          };
          expect(await last()).toBe('not active');
          const {id} = store.sell('pro_monthly', {pending: true});
          expect(await last()).toMatch(stage.isIos ? /^not active/ : /^active/);
          store.decline(id);
          store.sold('pro_monthly');
          expect(await last()).toMatch(/^active, transaction ./);
          store.breakPayments();
          await stage.pass(35 * DAY);
          expect(await last()).toMatch(stage.isIos ? /^not active/ : /^active/);
        },
      }),
      deeplinktosubscriptions: claimsWhenOpen({
        'opens the page of all plans on iOS, of the one on Android': async ({stage, run}) => {
          await run();
          const [address = ''] = stage.phone.device.opened;
          expect(address).toContain(stage.isIos ? 'apps.apple.com' : 'sku=pro_monthly');
        },
      }),
    },
    ['2.8'],
  ),
  ...partsOf(platformPage, {deeplinktosubscriptionsandroid: managePage}, ['2.7', '2.6']),
];
