import type {StoreProduct} from './storeTypes.ts';

/** What both stores sell in the tests. */
export const storeCatalog: readonly StoreProduct[] = [
  {id: 'coins_100', title: '100 coins', kind: 'consumable', price: 0.99, displayPrice: '$0.99'},
  {id: 'coins_500', title: '500 coins', kind: 'consumable', price: 3.99, displayPrice: '$3.99'},
  {id: 'remove_ads', title: 'No ads', kind: 'unlock', price: 4.99, displayPrice: '$4.99'},
  {
    id: 'pro_monthly',
    title: 'Pro monthly',
    kind: 'subscription',
    price: 5.99,
    displayPrice: '$5.99',
    unit: 'MONTH',
    group: '21400001',
    trialDays: 7,
    offers: [
      {
        basePlanId: 'monthly',
        offerId: 'trial',
        token: 'offer-monthly-trial',
        phases: [
          {price: 'Free', period: 'P1W', cycles: 1},
          {price: '$5.99', period: 'P1M', cycles: 0},
        ],
      },
      {
        basePlanId: 'monthly',
        offerId: null,
        token: 'offer-monthly',
        phases: [{price: '$5.99', period: 'P1M', cycles: 0}],
      },
    ],
  },
  {
    id: 'pro_yearly',
    title: 'Pro yearly',
    kind: 'subscription',
    price: 49.99,
    displayPrice: '$49.99',
    unit: 'YEAR',
    group: '21400001',
    offers: [
      {
        basePlanId: 'yearly',
        offerId: null,
        token: 'offer-yearly',
        phases: [{price: '$49.99', period: 'P1Y', cycles: 0}],
      },
    ],
  },
];
