import {coinsOf} from 'expo-iap-test-kit/serverAnswer';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import {leftBehind} from './leftBehind.ts';
import type {Shop} from './shop.tsx';

/**
 * When a promise is looked at: after every act, when everything works and the user comes back, after the next start, and
 * when the screen has gone.
 */
export type Time = 'always' | 'back' | 'restarted' | 'gone';

/** What the site promises of every sample, in words, and where it is broken. */
export type Promised = {
  readonly words: string;
  readonly broken: (shop: Shop, time: Time) => readonly string[];
};

const list = (...found: readonly (string | false | undefined)[]): readonly string[] =>
  found.filter((one) => typeof one === 'string');

/** Texts that tell the user that nothing was bought. */
const FAILED =
  /failed|try again|service error|network connection error|unexpected error|not available for purchase/i;

const givenAs = (shop: Shop, kind: string): readonly string[] =>
  shop.phone.ledger.faults
    .filter((fault) => fault.kind === kind)
    .map(({purchase}) => `${purchase} is ${kind}`);

/** Coins of a pack when it was sold, also of one that was refunded. */
const soldCoins = ({productId, quantity}: Purchase): number =>
  coinsOf({productId, quantity, refundedQuantity: 0});

const paidCoins = ({phone}: Shop, alsoRefunded: boolean): number =>
  phone.store.purchases
    .filter(({payment}) => payment === 'paid' || (alsoRefunded && payment === 'refunded'))
    .reduce((sum, purchase) => sum + soldCoins(purchase), 0);

const rowsOf = (shop: Shop) => [...shop.phone.ledger.rows.values()];

/** Products whose content the screen shows as the user's. */
const shownOwned = (shop: Shop): readonly string[] => {
  const names = {remove_ads: 'No ads', pro_monthly: 'Pro monthly', pro_yearly: 'Pro yearly'};
  return Object.entries(names).flatMap(([id, name]) =>
    shop.text.includes(`${name}: yours`) || shop.text.includes(`${name}: Active`) ? [id] : [],
  );
};

const sells = (name: string, productId: string): boolean => {
  if (name === 'subscription-manager') return productId.startsWith('pro_');
  if (name === 'basic-store') return productId.startsWith('coins_');
  if (name === 'complete-impl') return !['coins_500', 'pro_yearly'].includes(productId);
  return productId !== 'coins_500';
};

export const promises = {
  'given once': {
    words: 'Nothing is given twice, and two quick taps ask for one payment.',
    broken: (shop) =>
      list(
        ...givenAs(shop, 'given twice'),
        (shop.tap?.requests ?? 0) > 1 && `one button asked ${shop.tap?.requests} times`,
        (shop.coins ?? 0) > paidCoins(shop, true) && `the screen shows ${shop.coins} coins`,
      ),
  },
  'given before finished': {
    words: 'Nothing is finished before it is given.',
    broken: (shop) => givenAs(shop, 'finished before given'),
  },
  'given in the end': {
    words: 'What was paid is given in the end, when the store and the server work again.',
    broken: (shop, time) => {
      const isUnread = shop.text.includes('Reading your account');
      if (isUnread && time === 'back') return ['the account is not on the screen'];
      if (time !== 'restarted') return [];
      const open = rowsOf(shop).filter(
        (row) => row.paid && !row.refunded && !row.before && isDue(shop, row),
      );
      const coins = shop.coins !== undefined && shop.coins < shop.account.coins;
      return list(
        ...open
          .filter(({given}) => given === 0)
          .map(({purchase, productId}) => `${purchase} ${productId} is paid and not given`),
        ...open
          .filter(({given, finished}) => given > 0 && !finished)
          .map(({purchase, productId}) => `${purchase} ${productId} is given and never finished`),
        coins && `the screen shows ${shop.coins} coins`,
      );
    },
  },
  'given when paid': {
    words: 'Nothing is given while its payment is pending.',
    broken: (shop) => {
      const pending = shop.phone.store.purchases.filter(({payment}) => payment === 'pending');
      return pending
        .filter(({id, productId}) => {
          const given = (shop.phone.ledger.rows.get(id)?.given ?? 0) > 0;
          return given || (shop.unlockedWithout.includes(productId) && !everPaid(shop, productId));
        })
        .map(({id}) => `${id} is given and not paid`);
    },
  },
  'given until refunded': {
    words: 'Nothing is given after a refund.',
    broken: (shop, time) =>
      list(
        ...shop.phone.ledger.faults
          .filter(
            ({kind, purchase}) =>
              kind === 'given unpaid' && shop.phone.ledger.rows.get(purchase)?.refunded === true,
          )
          .map(({purchase}) => `${purchase} is given after its refund`),
        time === 'restarted' &&
          (shop.coins ?? 0) > paidCoins(shop, false) + spentCoins(shop) &&
          `the screen shows ${shop.coins} coins`,
      ),
  },
  'given while paid for': {
    words: 'No plan gives access beyond its paid period, grace period included.',
    broken: (shop, time) =>
      list(
        ...shop.unlockedWithout.map((id) => `${id} is unlocked, and its period is over`),
        ...(time === 'restarted' || time === 'back' ? shownOwned(shop) : [])
          .filter((id) => !shop.hasAccess(id))
          .map((id) => `the screen says that ${id} is active`),
      ),
  },
  'free buttons': {
    words: 'No button stays locked once the store answers again or the app comes back.',
    broken: (shop, time) => {
      if (time !== 'back' && time !== 'restarted') return [];
      const locked = shop.buttons.filter((button) => button.disabled);
      const own = locked.filter(({textContent}) => !isActivePlan(shop, textContent ?? ''));
      return list(
        shop.buttons.length === 0 && 'the screen has no button',
        shop.isLoading && 'the screen still loads',
        ...own.map(({textContent}) => `"${textContent}" is locked`),
      );
    },
  },
  truth: {
    words: 'The user is told the truth about what was charged and what could be read.',
    broken: ({tap, phone, hasAccessToAny}) => {
      if (!tap) return [];
      const charged = tap.sold.some((id) => phone.store.get(id).payment === 'paid');
      const isRestore = tap.button.includes('Restore');
      const {message, couldRead, couldCheck} = tap;
      const told = (words: RegExp): boolean => isRestore && words.test(message);
      return list(
        charged &&
          couldRead &&
          couldCheck &&
          FAILED.test(message) &&
          `"${message}" after a payment`,
        !couldRead &&
          told(/Nothing to restore|are back/) &&
          `"${message}" though nothing could be read`,
        !couldCheck && told(/are back/) && `"${message}" though nothing could be checked`,
        couldCheck && hasAccessToAny && told(/Nothing to restore/) && `"${message}" to a customer`,
      );
    },
  },
  'clean end': {
    words: 'No listener, timer or connection is left behind.',
    broken: (shop, time) => (time === 'gone' ? leftBehind(shop) : []),
  },
  'handled rejections': {
    words: 'No rejection is left unhandled.',
    broken: (shop) => shop.rejections.map((error) => `nobody handles "${String(error)}"`),
  },
} satisfies Readonly<Record<string, Promised>>;

export type PromiseName = keyof typeof promises;

function everPaid({phone}: Shop, productId: string): boolean {
  return phone.store.purchases.some(
    (one) => one.productId === productId && (one.payment === 'paid' || one.payment === 'refunded'),
  );
}

/** What the app has to give to the user who is signed in: no plan that another one replaced. */
function isDue(
  {app, phone, user}: Shop,
  {purchase, productId}: {purchase: string; productId: string},
) {
  const {upgraded, accountToken} = phone.store.get(purchase);
  return !upgraded && (accountToken ?? user) === user && sells(app.name, productId);
}

/** Coins of a refund that the app can't learn of: Google tells only the server. */
const spentCoins = ({phone}: Shop): number =>
  phone.platform === 'ios'
    ? 0
    : phone.store.purchases
        .filter(({payment}) => payment === 'refunded')
        .reduce((sum, purchase) => sum + soldCoins(purchase), 0);

/** The line of the plan that runs is off on purpose. */
function isActivePlan(shop: Shop, text: string): boolean {
  return shop.phone.catalog.visible.some(
    ({id, title, kind}) => kind === 'subscription' && text.includes(title) && shop.hasAccess(id),
  );
}
