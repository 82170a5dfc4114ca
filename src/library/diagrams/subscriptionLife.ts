import type {DiagramContent} from './diagramTypes.ts';

/** The states of a subscription from the first payment to its end. */
export const subscriptionLife = {
  title: 'The life of a subscription',
  steps: [
    {actor: 'user', text: 'Subscribes: paid, on trial or with an offer'},
    {
      actor: 'store',
      text: 'Active: give access',
      branches: [
        {when: 'each period', then: 'it renews; the store tells your server'},
        {when: 'user cancels', then: 'renewal is off, access stays until the period ends'},
        {when: 'plan changed', then: 'a new purchase on Android; a change inside the group on iOS'},
        {when: 'refunded or revoked', then: 'take the access away'},
      ],
    },
    {
      actor: 'store',
      text: 'A payment fails: grace period',
      branches: [
        {when: 'grace period is on', then: 'access stays while the store tries again'},
        {when: 'payment recovers', then: 'active again'},
      ],
    },
    {
      actor: 'store',
      text: 'Billing retry on iOS, account hold on Android: no access',
      branches: [{when: 'payment recovers', then: 'active again'}],
    },
    {actor: 'store', text: 'Expired: no access, offer to subscribe again'},
    {actor: 'server', text: 'Keeps the truth: ask the store, not the app'},
  ],
} satisfies DiagramContent;
