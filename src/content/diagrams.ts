/** Who acts in a step. */
export type Actor = 'app' | 'store' | 'server' | 'user';

/** What happens instead of, or besides, the main path. */
export type Branch = {readonly when: string; readonly then: string};

/** One box of a diagram. */
export type FlowStep = {
  readonly actor: Actor;
  readonly text: string;
  readonly branches?: readonly Branch[];
};

/** A picture that is read from top to bottom. */
export type DiagramContent = {readonly title: string; readonly steps: readonly FlowStep[]};

/** What the actors are called. */
export const actorNames: Readonly<Record<Actor, string>> = {
  app: 'App',
  store: 'Store',
  server: 'Your server',
  user: 'User',
};

/** How a server learns of a purchase, and of what changes later. */
const serverFlow = {
  title: 'From purchase to renewal',
  steps: [
    {actor: 'app', text: 'Sends each purchase it gets'},
    {
      actor: 'server',
      text: 'Asks the store about it, records the response, and acknowledges the purchase on Android',
    },
    {actor: 'app', text: "Finishes the purchase if it's genuine and not pending"},
    {
      actor: 'store',
      text: 'Notifies your server of later changes, such as a renewal',
      branches: [
        {when: 'Apple', then: '"App Store Server Notifications"'},
        {when: 'Google', then: '"Real-time developer notifications"'},
      ],
    },
    {actor: 'server', text: 'Asks the store again'},
  ],
} satisfies DiagramContent;

/** What reaches the listeners from start to end; where a failed purchase shows differs between versions. */
function listenerTimeline(failure: string): DiagramContent {
  return {
    title: 'When each listener fires',
    steps: [
      {
        actor: 'app',
        text: 'Connects, then adds its listeners',
        branches: [
          {
            when: 'iOS',
            then: 'the first listener starts the stream: unfinished transactions and renewals come',
          },
          {when: 'Android', then: 'nothing is replayed; read the owned purchases'},
        ],
      },
      {actor: 'user', text: 'Buys'},
      {
        actor: 'store',
        text: 'Sends the event first, then the promise of the request settles',
        branches: [{when: 'canceled or failed', then: failure}],
      },
      {
        actor: 'store',
        text: 'Goes on for as long as the app listens',
        branches: [
          {when: 'iOS', then: 'renewals, late approvals, codes, purchases on another device'},
          {when: 'Android', then: 'do not count on it; read when the app comes back'},
        ],
      },
      {
        actor: 'app',
        text: 'Removes its listeners',
        branches: [{when: 'iOS', then: 'the stream stops with the last one'}],
      },
    ],
  };
}

/** From connecting to the finished transaction. */
const purchaseFlow = {
  title: 'How a purchase flows',
  steps: [
    {actor: 'app', text: 'Connect, then load the products in this connection'},
    {actor: 'user', text: 'Taps the buy button'},
    {
      actor: 'store',
      text: 'Shows its payment sheet',
      branches: [
        {when: 'canceled', then: 'an error with the cancellation code; show nothing'},
        {
          when: 'payment is pending',
          then: 'give nothing; after approval iOS sends an event, on Android read the purchases',
        },
      ],
    },
    {
      actor: 'store',
      text: 'Sends the purchase as an event',
      branches: [
        {
          when: 'app was killed',
          then: 'iOS sends it again at the next start; on Android, read the owned purchases',
        },
      ],
    },
    {
      actor: 'server',
      text: 'Checks the token with Apple or Google',
      branches: [{when: 'not valid', then: 'give nothing and do not finish'}],
    },
    {actor: 'app', text: 'Gives the content, once for each transaction'},
    {
      actor: 'app',
      text: 'Finishes the transaction',
      branches: [
        {when: 'consumable', then: 'it is consumed and can be bought again'},
        {when: 'unlock or subscription', then: 'it is acknowledged and stays owned'},
        {
          when: 'never finished',
          then: 'Google refunds after three days; iOS sends it at every start',
        },
      ],
    },
  ],
} satisfies DiagramContent;

/** The states of a subscription from the first payment to its end. */
const subscriptionLife = {
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
        {when: 'refunded or revoked', then: 'revoke access'},
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
    {actor: 'server', text: 'Source of truth: ask the store, not the app'},
  ],
} satisfies DiagramContent;

/** Every picture that a page can show, by the name an author writes. */
export const diagrams: Readonly<Record<string, DiagramContent>> = {
  'purchase-flow': purchaseFlow,
  'subscription-life': subscriptionLife,
  'server-flow': serverFlow,
  'listener-timeline': listenerTimeline('error event on both platforms, then the promise rejects'),
  'listener-timeline-2.7': listenerTimeline(
    'error event on Android; on iOS only the promise rejects',
  ),
};

/** Returns the picture of a name, or fails with the names that exist. */
export function diagramOf(name: string): DiagramContent {
  const found = diagrams[name];
  if (found) return found;
  throw new Error(`There is no diagram "${name}". Diagrams: ${Object.keys(diagrams).join(', ')}.`);
}
