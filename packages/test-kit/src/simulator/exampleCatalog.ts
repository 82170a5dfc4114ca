import type {Product} from './store/catalog.ts';

/** What both stores sell in the examples of the documentation. */
export const exampleCatalog: readonly Product[] = [
  {id: 'coins_100', title: '100 coins', kind: 'consumable', price: 0.99},
  {id: 'coins_500', title: '500 coins', kind: 'consumable', price: 3.99},
  {id: 'remove_ads', title: 'No ads', kind: 'unlock', price: 4.99, familyShareable: true},
  {
    id: 'pro_monthly',
    title: 'Pro monthly',
    kind: 'subscription',
    price: 5.99,
    period: 'P1M',
    group: '21400001',
    level: 2,
    graceDays: 16,
    introductory: {id: null, mode: 'FreeTrial', price: 0, period: 'P7D', count: 1},
    promotional: [{id: 'come_back', mode: 'PayAsYouGo', price: 1.99, period: 'P1M', count: 3}],
    offers: [
      {
        basePlanId: 'monthly',
        offerId: 'trial',
        token: 'offer-monthly-trial',
        audience: 'new customers',
        phases: [
          {price: 0, period: 'P1W', cycles: 1},
          {price: 5.99, period: 'P1M', cycles: 0},
        ],
      },
      {
        basePlanId: 'monthly',
        offerId: null,
        token: 'offer-monthly',
        audience: 'everyone',
        phases: [{price: 5.99, period: 'P1M', cycles: 0}],
      },
    ],
  },
  {
    id: 'pro_yearly',
    title: 'Pro yearly',
    kind: 'subscription',
    price: 49.99,
    period: 'P1Y',
    group: '21400001',
    level: 1,
    offers: [
      {
        basePlanId: 'yearly',
        offerId: null,
        token: 'offer-yearly',
        audience: 'everyone',
        phases: [{price: 49.99, period: 'P1Y', cycles: 0}],
      },
    ],
  },
];
