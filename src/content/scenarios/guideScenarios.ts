import type {ScenarioOf} from 'playground-frame/scenarios/scenario';
import {coinScenarios} from './coinScenarios.ts';
import {confirm} from './commonParts.ts';
import {unlockScenarios} from './lastingScenarios.ts';

/** Scenarios of the examples that the guides mention; their shop sells the same products under the same names. */
const shared = [
  'canceled',
  'pending-overnight',
  'killed-before-delivery',
  'killed-before-finishing',
  'server-down',
  'event-twice',
  'offline',
  'store-fails',
  'not-acknowledged',
  'restore',
  'remount',
];

/** The situations that the guides describe, played with the code that the guides show. */
export const guideScenarios: readonly ScenarioOf[] = [
  ...[...coinScenarios, ...unlockScenarios].filter(({id}) => shared.includes(id)),
  {
    id: 'upgrade',
    group: 'After the purchase',
    title: 'Yearly plan over the monthly one',
    goal: 'On Android the request includes the token of the current plan, and on iOS both plans are in one group. Either way, the user doesn’t pay for both.',
    steps: [
      {say: 'The user buys the monthly plan.', press: 'Buy Pro monthly'},
      confirm,
      {say: 'The user upgrades.', press: 'Buy Pro yearly'},
      confirm,
    ],
    end: {
      purchases: [
        {productId: 'pro_monthly', given: 1, finished: true},
        {productId: 'pro_yearly', given: 1, finished: true},
      ],
      screen: 'Pro yearly: yours',
    },
  },
];
