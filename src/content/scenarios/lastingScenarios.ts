import type {ScenarioOf, ScenarioStep} from 'playground-frame/scenarios/scenario';
import {confirm, pay} from './commonParts.ts';

/** What can happen to an unlock. */
export const unlockScenarios: readonly ScenarioOf[] = [
  {
    id: 'unlock',
    group: 'A normal purchase',
    title: 'An unlock that stays',
    goal: 'A non-consumable is delivered, finished without being consumed, and shown as owned.',
    steps: [{say: 'The user buys the unlock.', press: 'Buy No ads'}, pay],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true}],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'restore',
    group: 'After the purchase',
    title: 'Restored on a second phone',
    goal: 'A purchase from another device is read, checked by your server, and shown.',
    steps: [
      {say: 'The user buys on another device.', act: 'otherDevice'},
      {say: 'The user restores here.', press: 'Restore purchases'},
    ],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true}],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'remount',
    group: 'After the purchase',
    title: 'The root component remounts',
    goal: 'What the user owns comes from your server, so it survives a remount, for example by Fast Refresh.',
    steps: [
      {say: 'The user buys the unlock.', press: 'Buy No ads'},
      pay,
      {say: 'The app remounts.', act: 'reload'},
    ],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true}],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'family',
    group: 'After the purchase',
    title: 'Shared by a family member',
    goal: 'An unlock that someone in the family bought arrives without a payment here.',
    only: 'ios',
    steps: [
      {say: 'A parent buys and shares the unlock.', act: 'family'},
      {say: 'The user restores here.', press: 'Restore purchases'},
    ],
    end: {
      purchases: [
        {productId: 'remove_ads', given: 0, finished: true},
        {productId: 'remove_ads', given: 1, finished: true},
      ],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'refunded',
    group: 'After the purchase',
    title: 'Refunded by the store',
    goal: 'The next check of the store or the account removes the unlock.',
    only: 'ios',
    steps: [
      {say: 'The user buys the unlock.', press: 'Buy No ads'},
      pay,
      {say: 'Apple refunds the purchase.', act: 'refund'},
    ],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true, refunded: true}],
      screen: 'Buy No ads',
    },
  },
];

const startTrial: ScenarioStep = {say: 'The user starts the monthly plan.', press: 'Pro monthly'};

/** What can happen to a subscription. */
export const planScenarios: readonly ScenarioOf[] = [
  {
    id: 'trial',
    group: 'A normal purchase',
    title: 'A free trial begins',
    goal: 'The plan is active from the first day, and the first charge comes later.',
    steps: [startTrial, confirm],
    end: {
      purchases: [{productId: 'pro_monthly', given: 1, finished: true}],
      screen: 'Pro monthly: Active, renews',
    },
  },
  {
    id: 'upgrade',
    group: 'After the purchase',
    title: 'Yearly plan over the monthly one',
    goal: 'On Android the request names the old plan, and on iOS both plans are in one group. Either way, the user doesn’t pay for both.',
    steps: [startTrial, confirm, {say: 'The user upgrades.', press: 'Pro yearly'}, confirm],
    end: {
      purchases: [
        {productId: 'pro_monthly', given: 1, finished: true},
        {productId: 'pro_yearly', given: 1, finished: true},
      ],
      screen: 'Pro yearly: Active, renews',
    },
  },
  {
    id: 'canceled-plan',
    group: 'After the purchase',
    title: 'Canceled, with access until the end',
    goal: 'Access continues until the period ends, here the free trial, then stops.',
    steps: [
      startTrial,
      confirm,
      {say: 'The user cancels in the store.', act: 'cancelPlan'},
      {say: 'The period ends.', act: 'renew'},
      {say: 'The user leaves the app.', act: 'background'},
      {say: 'The user comes back.', act: 'foreground'},
    ],
    end: {
      purchases: [{productId: 'pro_monthly', given: 1, finished: true}],
      screen: {ios: 'Pro monthly: Expired', android: 'No subscription yet'},
    },
  },
];
