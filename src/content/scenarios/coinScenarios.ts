import type {ScenarioOf, ScenarioStep} from 'playground-frame/scenarios/scenario';
import {pay} from './commonParts.ts';

const buyCoins: ScenarioStep = {say: 'The user asks for 100 coins.', press: 'Buy 100 coins'};
const payLater: ScenarioStep = {say: 'The payment has to wait.', sheet: 'pending'};
const kill: ScenarioStep = {say: 'The app is killed.', act: 'kill'};
const start: ScenarioStep = {say: 'The user starts the app again.', act: 'start'};
const coins = {productId: 'coins_100', given: 1, finished: true} as const;
const nothing = {productId: 'coins_100', given: 0, finished: false} as const;

/** What can happen to a consumable. */
export const coinScenarios: readonly ScenarioOf[] = [
  {
    id: 'paid',
    group: 'A normal purchase',
    title: 'Paid and delivered',
    goal: 'Your server credits the coins, then the app finishes the purchase.',
    steps: [buyCoins, pay],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'canceled',
    group: 'A normal purchase',
    title: 'The user closes the payment sheet',
    goal: 'Canceling isn’t an error, so the app shows no message and the button works again.',
    steps: [buyCoins, {say: 'The user closes the sheet.', sheet: 'cancel'}],
    end: {purchases: [], screen: 'You have 0 coins'},
  },
  {
    id: 'bought-twice',
    group: 'After the purchase',
    title: 'The same pack twice',
    goal: 'A consumable can be bought again once the first one is finished.',
    steps: [buyCoins, pay, buyCoins, pay],
    end: {purchases: [coins, coins], screen: 'You have 200 coins'},
  },
  {
    id: 'pending-approved',
    group: 'The payment waits',
    title: 'Approved while the app is open',
    goal: 'Nothing is delivered until the payment arrives. Here it comes as an event, but on Android, an app must also read the purchases.',
    steps: [buyCoins, payLater, {say: 'The payment is approved.', act: 'pay'}],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'pending-overnight',
    group: 'The payment waits',
    title: 'Ask to Buy approved overnight',
    goal: 'A parent approves, or on Android the cash is paid, while the app is closed. The next start delivers the coins.',
    steps: [
      buyCoins,
      payLater,
      kill,
      {say: 'A night passes.', act: 'day'},
      {say: 'The payment is approved.', act: 'pay'},
      start,
    ],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'pending-declined',
    group: 'The payment waits',
    title: 'A pending payment is declined',
    goal: 'No payment arrives, so nothing is delivered and nothing is finished.',
    steps: [buyCoins, payLater, {say: 'The payment is declined.', act: 'decline'}],
    end: {purchases: [nothing], screen: 'You have 0 coins'},
  },
  {
    id: 'killed-before-delivery',
    group: 'The app is killed',
    title: 'App killed between payment and delivery',
    goal: 'The user has paid, but the app is gone. The next start finds the purchase and delivers it.',
    steps: [
      {say: 'The battery will die the moment the payment goes through.', killWhen: 'paid'},
      buyCoins,
      pay,
      start,
    ],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'killed-before-finishing',
    group: 'The app is killed',
    title: 'App killed between delivery and finishing',
    goal: 'The next start gets the purchase again, your server recognizes it, and the app finishes it without delivering twice.',
    steps: [
      {
        say: 'The app will be killed as soon as your server has recorded the purchase.',
        killWhen: 'booked',
      },
      buyCoins,
      pay,
      start,
    ],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'server-down',
    group: 'Something fails',
    title: 'Your server is down and comes back',
    goal: 'The purchase stays unfinished until the server has recorded it.',
    steps: [
      {say: 'Your server stops.', act: 'serverDown'},
      buyCoins,
      pay,
      kill,
      {say: 'Your server is back.', act: 'serverUp'},
      start,
    ],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'event-twice',
    group: 'Something fails',
    title: 'The same event twice',
    goal: 'The unique ID of the purchase keeps the second event from delivering again.',
    steps: [buyCoins, pay, {say: 'The store sends the purchase again.', act: 'repeat'}],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'offline',
    group: 'Something fails',
    title: 'No network at the moment of buying',
    goal: 'The request fails with a message, and works once the network is back.',
    steps: [
      {say: 'The network is lost.', act: 'networkOff', after: 'Buy 100 coins'},
      buyCoins,
      {say: 'The network is back.', act: 'networkOn'},
      buyCoins,
      pay,
    ],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'store-fails',
    group: 'Something fails',
    title: 'The store has a problem',
    goal: 'The error reaches the app, and the user sees a message and can try again.',
    steps: [buyCoins, {say: 'The store fails.', sheet: {fails: 'service'}}, buyCoins, pay],
    end: {purchases: [coins], screen: 'You have 100 coins'},
  },
  {
    id: 'not-acknowledged',
    group: 'Something fails',
    title: 'Refunded by Google after three days',
    goal: 'Nobody acknowledged the purchase in time, so Google refunds it.',
    only: 'android',
    steps: [
      {say: 'Your server stops.', act: 'serverDown'},
      buyCoins,
      pay,
      {say: 'A week passes and nobody acknowledges the purchase.', act: 'week'},
    ],
    end: {
      purchases: [{...nothing, refunded: true}],
      faults: ['paid and lost'],
      screen: 'You have 0 coins',
    },
  },
];
