import {exampleCatalog} from '../../simulator/exampleCatalog.ts';
import type {SubscriptionProduct} from '../../simulator/store/catalog.ts';

/** A plan with the period of `pro_monthly`, so that Google can sell it beside that on one token. */
export const video: SubscriptionProduct = {
  ...{id: 'video', title: 'Video', kind: 'subscription', price: 3, period: 'P1M'},
  ...{group: '2', level: 1},
  offers: [
    {
      ...{basePlanId: 'video', offerId: null, token: 'offer-video', audience: 'everyone'},
      phases: [{price: 3, period: 'P1M', cycles: 0}],
    },
  ],
};

export const withVideo = [...exampleCatalog, video];
