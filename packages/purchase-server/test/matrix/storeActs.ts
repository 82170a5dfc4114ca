import type {Phone, PhoneStore} from 'expo-iap-test-kit/kit';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {people} from '../shop.ts';
import {
  about,
  accounts,
  always,
  type Deed,
  hasOne,
  hasPending,
  hasPlan,
  isIn,
  isPaid,
  isPlan,
  sends,
} from './deed.ts';
import type {Town} from './town.ts';
import {userOf} from './truth.ts';

const DAY = 24;

const buys =
  (productId: string, pending = false): Deed =>
  (town, pick) => {
    const account = accounts[pick % accounts.length] ?? '';
    const hasAlready =
      (productId === 'remove_ads' && hasOne(town, account, (one) => one.productId === productId)) ||
      (productId.startsWith('pro_') && hasPlan(town, account));
    const isMany = productId.startsWith('coins_');
    return hasAlready
      ? undefined
      : () => {
          town.world.app.simulator.store.sell(productId, {
            ...{account, pending, quantity: isMany ? 1 + (pick % 3) : 1},
            accountToken: pick < 6 ? (people[account] ?? null) : null,
          });
        };
  };

const mayChange = (one: Purchase, town: Town) =>
  isPlan(one) &&
  isIn(one, 'active') &&
  one.subscription?.next.productId === one.productId &&
  !hasPending(town, one.account);
const changes = (how?: 'now' | 'at renewal' | 'pending') =>
  about(mayChange, ({world}, {id, productId}) => {
    const other = productId === 'pro_monthly' ? 'pro_yearly' : 'pro_monthly';
    world.phone.store.changePlan(other, id, how);
  });

/** What the store does with a purchase of its own. */
const does = (fits: Fits, act: (store: PhoneStore, id: string) => unknown) =>
  about(fits, ({world}, {id}) => void act(world.phone.store, id));
type Fits = (one: Purchase, town: Town) => boolean;
const isPending: Fits = ({payment}) => payment === 'pending';
const isActive =
  (autoRenews: boolean): Fits =>
  (one) =>
    isIn(one, 'active') && one.subscription?.autoRenews === autoRenews;

const passes = (hours: number): Deed =>
  always(async (town) => {
    // Stores keep their lists for some weeks, and a server is down for less.
    await town.world.phone.forward({hours: town.trouble.isThere ? Math.min(hours, 7) : hours});
    await town.work();
  });

/** What users and both stores do. */
export const bought: Readonly<Record<string, Deed>> = {
  'coins are bought': buys('coins_100'),
  'a pass is bought': buys('coins_500'),
  'an unlock is bought': buys('remove_ads'),
  'a plan is bought': buys('pro_monthly'),
  'a yearly plan is bought': buys('pro_yearly'),
  'coins wait for their payment': buys('coins_100', true),
  'an unlock waits for its payment': buys('remove_ads', true),
  'a plan waits for its payment': buys('pro_monthly', true),
  'the payment arrives': does(isPending, (store, id) => store.pay(id)),
  'the payment is declined': does(isPending, (store, id) => store.decline(id)),
  'the store refunds': does(
    (one) => isPaid(one) && !one.upgraded,
    (store, id) => store.refund(id),
  ),
  'the plan is canceled': does(isActive(true), (store, id) => store.cancel(id)),
  'the plan renews again': does(isActive(false), (store, id) => store.enableAutoRenew(id)),
  'the plan changes': changes(),
  'the cards stop working': always(({world}, pick) =>
    world.app.simulator.store.breakPayments(accounts[pick % accounts.length]),
  ),
  'the cards work again': always(({world}) =>
    accounts.forEach((account) => world.app.simulator.store.fixPayments(account)),
  ),
  'hours pass': passes(7),
  'a day passes': passes(DAY),
  'twenty days pass': passes(20 * DAY),
};

/** What only one of the stores has. */
export const onlyOn: Readonly<Record<Phone['os'], Readonly<Record<string, Deed>>>> = {
  ios: {
    'the store refunds 20 %': does(
      (one) => isPaid(one) && !one.subscription && !one.family,
      (store, id) => store.refund(id, {percent: 20}),
    ),
    'a refund is asked for': does(isPaid, (store, id) => store.requestRefund(id)),
    'a refund is declined': about(isPaid, async (town, {id}) => {
      town.world.phone.store.requestRefund(id);
      await town.tell((waiting) => waiting);
      town.world.phone.store.declineRefund(id);
    }),
    'the refund is taken back': does(
      (one, town) =>
        one.payment === 'refunded' &&
        !one.family &&
        !(isPlan(one) && hasPlan(town, one.account)) &&
        !hasOne(town, one.account, (own) => own !== one && own.productId === 'remove_ads'),
      (store, id) => store.reverseRefund(id),
    ),
    'the family shares an unlock': about(
      (one, town) =>
        isPaid(one) &&
        one.productId === 'remove_ads' &&
        one.account === 'ann' &&
        !hasOne(town, 'bob', (own) => own.productId === 'remove_ads'),
      ({world: {phone}}, {id}) => {
        phone.account = 'bob';
        phone.store.shareWithFamily(id);
      },
    ),
    'the family ends': does(
      (one) => isPaid(one) && one.family,
      (store, id) => store.stopSharing(id),
    ),
    'a second phone restores': sends(
      (town, one) =>
        town.send(userOf(one), one, town.world.phone.store.restoreOnSecondDevice(one.id).token),
      (one) => !one.productId.startsWith('coins_'),
    ),
  },
  android: {
    'the app sends what is pending': about(
      (one, town) => one.payment === 'pending' && town.truth.accounts.has(userOf(one)),
      (town, one) => town.send(userOf(one), one),
    ),
    'one of many is refunded': does(
      (one) => isPaid(one) && one.quantity - one.refundedQuantity > 1,
      (store, id) => store.refund(id, {quantity: 1}),
    ),
    'the plan changes at its renewal': changes('at renewal'),
    'the plan changes when it is paid for': changes('pending'),
    'a product is added to the plan': does(
      (one, town) =>
        mayChange(one, town) && one.productId === 'pro_monthly' && one.items.length === 0,
      (store, id) => store.addOn('video', id),
    ),
    'the plan is taken up in the store': does(
      (one, town) => isPlan(one) && isIn(one, 'expired') && !hasPlan(town, one.account),
      (store, id) => store.resubscribe(id),
    ),
    'the plan is paused': does(isActive(true), (store, id) => store.pause(id)),
    'the pause ends': does(
      (one) => isIn(one, 'paused'),
      (store, id) => store.resume(id),
    ),
  },
};
