import {both, pay, type ScenarioOf, type Step} from './scenario.ts';

/** What can happen to an unlock. */
export const unlockScenarios: readonly ScenarioOf[] = [
  {
    id: 'unlock',
    title: 'An unlock that stays',
    goal: 'A non-consumable is given, finished without consuming, and shown as owned.',
    platforms: both,
    steps: [{say: 'The user buys the unlock.', press: 'Buy No ads'}, pay],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true}],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'restore',
    title: 'Restored on a second phone',
    goal: 'What was bought on another device is read, checked by your server, and shown.',
    platforms: both,
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
    title: 'The root is mounted again',
    goal: 'What the user owns comes from your server, so it survives a remount such as Fast Refresh makes.',
    platforms: both,
    steps: [
      {say: 'The user buys the unlock.', press: 'Buy No ads'},
      pay,
      {say: 'The app is mounted again.', act: 'reload'},
    ],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true}],
      screen: 'No ads: yours',
    },
  },
  {
    id: 'family',
    title: 'Shared by a family member',
    goal: 'An unlock that someone in the family bought arrives without a payment here.',
    platforms: ['ios'],
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
    title: 'Refunded by the store',
    goal: 'The next look at the store or the account takes the unlock away.',
    platforms: ['ios'],
    steps: [
      {say: 'The user buys the unlock.', press: 'Buy No ads'},
      pay,
      {say: 'Apple gives the money back.', act: 'refund'},
    ],
    end: {
      purchases: [{productId: 'remove_ads', given: 1, finished: true, refunded: true}],
      screen: 'Buy No ads',
    },
  },
];

const startTrial: Step = {say: 'The user starts the monthly plan.', press: 'Pro monthly'};

/** What can happen to a subscription. */
export const planScenarios: readonly ScenarioOf[] = [
  {
    id: 'trial',
    title: 'A free trial begins',
    goal: 'The plan is active from the first day, and the price comes later.',
    platforms: both,
    steps: [startTrial, pay],
    end: {
      purchases: [{productId: 'pro_monthly', given: 1, finished: true}],
      screen: 'Pro monthly: Active, renews',
    },
  },
  {
    id: 'upgrade',
    title: 'Yearly plan over the monthly one',
    goal: 'The request names the old plan, so that the user does not pay for both.',
    platforms: both,
    steps: [startTrial, pay, {say: 'The user moves up.', press: 'Pro yearly'}, pay],
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
    title: 'Canceled, but paid until the end',
    goal: 'Access goes on until the paid period ends, then it stops.',
    platforms: both,
    steps: [
      startTrial,
      pay,
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
