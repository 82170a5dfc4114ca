import type {Phone} from 'expo-iap-test-kit/kit';
import {sessionHeader} from '../keys.ts';
import {FRIEND, NEWCOMER, people, USER} from '../shop.ts';
import {about, accounts, always, type Deed, maySend, mayShare, otherOf, sends} from './deed.ts';
import {BrokenPromise} from './promises.ts';
import type {Town} from './town.ts';
import type {Failure} from './trouble.ts';
import {userOf} from './truth.ts';

const failures: Readonly<Record<Phone['os'], readonly Failure[]>> = {
  ios: [5_000_000, 4_290_000, 4_040_002, 4_040_004, 4_040_006].map((code) => ({
    ...{code, status: Math.floor(code / 10_000)},
  })),
  android: [500, 429, 403, 503].map((status) => ({status, code: 0})),
};

/** The same act is sent twice at once, and spends once. */
async function spend(town: Town, user: string, coins: number): Promise<void> {
  const authorization = await sessionHeader(user);
  const body = JSON.stringify({id: `act ${town.lived.length}`, coins});
  const send = () => town.request('/spend', authorization, {method: 'POST', body});
  const [{status}, {status: again}] = await Promise.all([send(), send()]);
  town.truth.met.add(user);
  if (status !== again || (status !== 200 && status !== 409))
    throw new BrokenPromise('lost', `to spend is answered ${status} and ${again}`);
  if (status === 200) town.truth.spend(user, coins);
}

async function agree(town: Town, user: string, agreed: boolean): Promise<void> {
  const init = {method: 'PUT', body: JSON.stringify({agreed})};
  await town.request('/consent', await sessionHeader(user), init);
  const {met, agreed: all} = town.truth;
  met.add(user);
  if (agreed) all.add(user);
  else all.delete(user);
}

/** What happens on the way to the server, and back. */
export const road: Readonly<Record<string, Deed>> = {
  'the app starts': (town, pick) => {
    const user = Object.values(people)[pick % accounts.length] ?? '';
    return maySend(user, town) ? () => town.startApp(user) : undefined;
  },
  'the app sends it': sends((town, one) => town.send(userOf(one), one)),
  'another user sends it': about(mayShare, (town, one) => town.send(otherOf(one), one)),
  'the app sends it twice at once': sends(async (town, one) => {
    await Promise.all([town.send(userOf(one), one), town.send(userOf(one), one)]);
  }),
  'two users send it at once': about(
    (one, town) => mayShare(one, town) && maySend(userOf(one), town),
    async (town, one) => {
      await Promise.all([town.send(userOf(one), one), town.send(otherOf(one), one)]);
      const known = town.truth.of(one);
      // Whichever was recorded last has it.
      if (town.truth.moves(known)) known.owner = undefined;
    },
  ),
  'the answer to the app is lost': sends(async (town, one) => {
    await town.sendInVain(userOf(one), one);
  }),
  'the answer of the store is slow': sends((town, one) => town.sendSlowly(userOf(one), one)),
  'it is refunded while an answer is on its way': sends(
    async (town, one) => {
      await town.send(userOf(one), one);
      await town.sendSlowly(userOf(one), one);
      town.world.phone.store.refund(one.id);
      await town.tell((waiting) => waiting);
      await town.land();
      await town.checkAccounts();
    },
    (one, town) =>
      !town.trouble.isThere &&
      town.flying.length === 0 &&
      one.subscription === null &&
      !one.productId.startsWith('coins_'),
  ),
  'coins are spent': (town, pick) => {
    const user = [...town.truth.accounts][pick % 2];
    return user === undefined ? undefined : () => spend(town, user, pick < 4 ? 60 : 140);
  },
  'a user says whether Apple may hear of them': (town, pick) => {
    const user = [...town.truth.accounts][pick % 2];
    return user === undefined ? undefined : () => agree(town, user, pick % 4 < 2);
  },
  'what was slow arrives': (town) => (town.flying.length > 0 ? () => town.land() : undefined),
  'the store tells': always((town) => town.tell((waiting) => waiting)),
  'the store tells the newest first': always((town) =>
    town.tell((waiting) => waiting.toReversed()),
  ),
  'the store tells the newest': always((town) => town.tell((waiting) => waiting.slice(-1))),
  'the store tells everything again': always((town) =>
    town.tell((waiting) => waiting.toReversed(), true),
  ),
  'messages are lost': always(async ({world}) => {
    await world.store.send(() => Response.error(), {lose: true});
  }),
};

const deletes =
  (comesBack: boolean): Deed =>
  (town, pick) => {
    const {truth, flying} = town;
    const user = pick % 2 === 0 ? FRIEND : USER;
    // What nobody knows would be erased or not.
    const isOpen = truth.all.some(
      (one) => (one.isTried || truth.moves(one)) && truth.has(user, one) === undefined,
    );
    if (!truth.accounts.has(user) || isOpen || flying.length > 0) return undefined;
    return async () => {
      await town.delete(user);
      if (comesBack) await town.startApp(user);
    };
  };

/** What goes wrong. */
export const troubles: Readonly<Record<string, Deed>> = {
  'calls of the store fail': always((town, pick) => {
    const kinds = failures[town.os];
    const failure = kinds[pick % kinds.length];
    if (failure) town.trouble.failing = {left: 1 + (pick % 3), failure};
  }),
  'the store is down': always((town) => void (town.trouble.isDown = true)),
  'the store takes no acknowledgment': always(
    (town) => void (town.trouble.refusesToAcknowledge = true),
  ),
  'the store works again': always((town) => town.trouble.end()),
  'the catalog lacks a product': always((town, pick) => {
    town.lacks.add(['coins_100', 'pro_monthly', 'remove_ads', 'coins_500'][pick % 4] ?? '');
  }),
  'the catalog is complete': always(({lacks}) => lacks.clear()),
  'the clock is a day ahead': always((town) => town.setAhead(24 * 3_600_000)),
  'the clock is right': always((town) => town.setAhead(0)),
  'the server starts again': always((town) => town.restart(1)),
  'two servers start': always((town) => town.restart(2)),
  'the server dies before it acknowledges': sends(async (town, one) => {
    town.trouble.refusesToAcknowledge = true;
    await town.sendInVain(userOf(one), one);
    await town.restart(1);
    town.trouble.refusesToAcknowledge = false;
  }),
  'work is done': always((town) => town.work()),
  'a user is deleted': deletes(false),
  'a user begins anew': deletes(true),
  'the deleted come back': ({truth}) =>
    truth.met.has(USER) && truth.met.has(FRIEND)
      ? undefined
      : () => [USER, FRIEND].forEach((user) => truth.signUp(user)),
  'somebody new signs in': ({truth}) =>
    truth.accounts.has(NEWCOMER) ? undefined : () => truth.signUp(NEWCOMER),
};
