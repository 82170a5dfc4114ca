import type {StoreStep} from '../../panel/orders.ts';

/** Something that can happen to a purchase in any app. Its user buys; the rest comes by itself or at a press. */
export type StoreScenario = {
  readonly title: string;
  /** What to look for in the app. */
  readonly goal: string;
  readonly steps: readonly StoreStep[];
};

/** What most scenarios share. */
const pay: StoreStep = {
  say: 'Buy something in your app: the payment is approved.',
  sheet: 'approve',
};

/** The scenarios of the drawer. */
export const storeScenarios: readonly StoreScenario[] = [
  {
    title: 'A payment that waits',
    goal: 'Your app delivers nothing until the payment arrives, and then delivers once.',
    steps: [
      {say: 'Buy something in your app: the payment has to wait.', sheet: 'pending'},
      {say: 'The payment is approved.', act: 'pay'},
    ],
  },
  {
    title: 'Killed between payment and delivery',
    goal: 'Your app starts again, finds the purchase, and delivers it.',
    steps: [{say: 'The app will be killed when the payment goes through.', killWhen: 'paid'}, pay],
  },
  {
    title: 'The store fails once',
    goal: 'Your app shows a message, and the next try works.',
    steps: [
      {say: 'Buy something in your app: the store fails.', sheet: {fails: 'service'}},
      {say: 'Buy it again: the payment is approved.', sheet: 'approve'},
    ],
  },
  {
    title: 'A refund',
    goal: 'Your app takes back what was bought, on Android at the next look at the store or your server.',
    steps: [pay, {say: 'The store refunds the purchase.', act: 'refund'}],
  },
  {
    title: 'A renewal that can’t be paid',
    goal: 'Your app keeps the access in the grace period, and afterwards asks for another card.',
    steps: [
      {say: 'Buy a subscription in your app.', sheet: 'approve'},
      {say: 'The card is no longer valid.', act: 'breakPayments'},
      {say: 'The period ends.', act: 'renew'},
      {say: 'A month passes.', act: 'month'},
      {say: 'The user enters a card that works.', act: 'fixPayments'},
    ],
  },
];
