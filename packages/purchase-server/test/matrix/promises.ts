import type {Account} from '../../src/account.ts';
import type {Known, Truth} from './truth.ts';

const DAY = 86_400_000;

export const promises = {
  twice: 'Nothing is given twice.',
  lost: 'Nobody pays without getting it.',
  refunded: 'Nobody keeps what was refunded, or is over.',
  owner: 'One payment has one owner.',
  early: 'No access ends before what was paid for.',
  test: 'What cost nothing gives to testers only.',
  consent: 'Apple hears of nobody who did not agree.',
} as const;

export type PromiseName = keyof typeof promises;

/** A promise that the server broke, with the acts that led there. */
export class BrokenPromise extends Error {
  readonly promise: PromiseName;

  constructor(promise: PromiseName, found: string) {
    super(`${promises[promise]} But ${found}.`);
    this.promise = promise;
  }
}

type Watched = {
  readonly truth: Truth;
  readonly lacks: ReadonlySet<string>;
  /** By the clock of the database. */
  readonly time: number;
};

/** The least and the most that a purchase may give now, of one product. */
type Range = {readonly least: number; readonly most: number; readonly known: Known};

/** Compares what the server says that a user has with what the stores know. */
export function checkAccount({truth, lacks, time}: Watched, user: string, account: Account): void {
  if (!truth.counts(user) && account.coins + Object.keys(account.access).length !== 0)
    throw new BrokenPromise('test', `${user} has ${JSON.stringify(account)}`);
  const ranges = (product: string): readonly Range[] =>
    lacks.has(product) || !truth.counts(user)
      ? []
      : truth.all.flatMap((known) => {
          const has = truth.has(user, known);
          const worths = known.worths.map((worth) => worth.get(product) ?? 0);
          const least = has === true ? Math.min(...worths) : 0;
          return has === false ? [] : [{known, least, most: Math.max(...worths)}];
        });
  const coins = ranges('coins_100');
  const sum = (of: readonly number[]) =>
    of.reduce((total, one) => total + Math.round(one * 100), 0);
  const had = account.coins + truth.spentBy(user);
  if (had < sum(coins.map(({least}) => least)))
    throw new BrokenPromise('lost', `${user} has ${had} coins`);
  if (had > sum(coins.map(({known}) => truth.sold(known))))
    throw new BrokenPromise('twice', `${user} has ${had} coins`);
  if (had > sum(coins.map(({most}) => most)))
    throw new BrokenPromise('refunded', `${user} has ${had} coins`);

  const check = (product: string, least: number, most: number) => {
    const end = account.access[product] ?? 0;
    const isUnconfirmed = account.unconfirmed?.[product] !== undefined;
    const is = `${product} of ${user} ${end === 0 ? 'is closed' : `ends ${words(end)}`}`;
    if (least > time && end < least)
      throw new BrokenPromise('early', `${is}, and was paid for until ${words(least)}`);
    if (end > most + (isUnconfirmed ? DAY : 0))
      throw new BrokenPromise('refunded', `${is}, and was paid for until ${words(most)}`);
  };
  for (const product of ['remove_ads', 'pro_monthly', 'pro_yearly', 'video']) {
    const found = ranges(product);
    check(
      product,
      Math.max(0, ...found.map(({least}) => least)),
      Math.max(0, ...found.map(({most}) => most)),
    );
  }
  const passes = ranges('coins_500').toSorted(
    (one, other) => truth.boughtAt(one.known) - truth.boughtAt(other.known),
  );
  const endOf = (packs: (range: Range) => number) =>
    passes.reduce((end, range) => {
      const days = packs(range) * 10 * DAY;
      return days === 0 ? end : Math.max(end, truth.boughtAt(range.known)) + days;
    }, 0);
  check(
    'coins_500',
    endOf(({least}) => least),
    endOf(({most}) => most),
  );
}

/** What Apple was told about the use of purchases. */
export function checkConsent(truth: Truth, told: readonly unknown[]): void {
  for (const about of told.slice(truth.consumption)) {
    const transaction: unknown = Reflect.get(Object(about), 'transactionId');
    const purchase = truth.purchases.find(({transactionId}) => transactionId === transaction);
    const known = purchase && truth.of(purchase);
    if (!known || ![...truth.agreed].some((user) => truth.has(user, known) !== false))
      throw new BrokenPromise('consent', `it was told about ${String(transaction)}`);
  }
  truth.consumption = told.length;
}

function words(time: number): string {
  return time === 0 ? 'never' : new Date(time).toISOString().slice(0, 16);
}
