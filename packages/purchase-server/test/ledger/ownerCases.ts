import {expect} from 'vitest';
import type {StorePurchase} from '../../src/storePurchase.ts';
import type {Desk} from './desk.ts';
import {bought, plan} from './told.ts';

const ID = 'ABCDEF00-0000-4000-8000-00000000000A';

type Sent = readonly [told: StorePurchase, sender: string | null];

type OwnerCase = {
  readonly title: string;
  /** Others than the usual users, with their account tokens when they are not their ids. */
  readonly users?: Readonly<Record<string, readonly string[]>>;
  readonly sent: readonly Sent[];
  /** Of the purchase `a`. */
  readonly owner: string | null;
};

const accounts: readonly OwnerCase[] = [
  {
    title: 'belongs to the account that the store names, whoever sends it',
    sent: [[bought('a', {accountToken: 'ann'}), 'bob']],
    owner: 'ann',
  },
  {
    title: 'belongs to the user whose token a hash is',
    users: {ann: ['5f2c'], bob: []},
    sent: [[bought('a', {accountToken: '5f2c'}), null]],
    owner: 'ann',
  },
  {
    title: 'waits when the store names an account that no user has',
    sent: [[bought('a', {accountToken: 'nobody'}), 'bob']],
    owner: null,
  },
  {
    title: "compares Apple's tokens without case",
    users: {[ID]: []},
    sent: [[bought('a', {store: 'apple', accountToken: ID.toLowerCase()}), null]],
    owner: ID,
  },
  {
    title: "compares Google's letter by letter",
    users: {aBc: [], AbC: []},
    sent: [[bought('a', {accountToken: 'AbC'}), 'aBc']],
    owner: 'AbC',
  },
  {
    title: "takes nobody's side when two users differ in case only",
    users: {[ID]: [], [ID.toLowerCase()]: []},
    sent: [[bought('a', {store: 'apple', accountToken: ID.toLowerCase()}), null]],
    owner: null,
  },
  {
    title: 'belongs to the first who sends it, when the app passed no account',
    sent: [
      [bought('a'), null],
      [bought('a'), 'ann'],
      [bought('a'), 'bob'],
    ],
    owner: 'ann',
  },
  {
    title: 'keeps its owner when an account appears later',
    sent: [
      [bought('a'), 'ann'],
      [bought('a', {accountToken: 'bob'}), null],
    ],
    owner: 'ann',
  },
  {
    title: 'has the owner of the plan that it replaces',
    sent: [
      [plan('old', 5000, {accountToken: 'ann'}), null],
      [plan('a', 9000, {replaces: 'old'}), 'bob'],
    ],
    owner: 'ann',
  },
  {
    title: 'has the owner of the plan that was bought again in the Play Store',
    sent: [
      [plan('old', 500, {state: 'ended', accountToken: 'ann'}), null],
      [plan('a', 9000, {resumes: 'old'}), null],
    ],
    owner: 'ann',
  },
];

const installations: readonly OwnerCase[] = [
  ...[
    bought('a', {productId: 'unlock', accountToken: 'first'}),
    bought('a', {productId: 'pass'}),
    plan('a', 9000, {accountToken: 'first'}),
  ].map((told) => ({
    title: `moves ${told.lines[0]?.productId} to the installation that sends it`,
    sent: [
      [told, 'first'],
      [told, 'second'],
      [told, null],
    ] as const,
    owner: 'second',
  })),
  ...['coins', 'unheard of'].map((productId) => ({
    title: `leaves ${productId} where it came first`,
    sent: [
      [bought('a', {productId}), 'first'],
      [bought('a', {productId}), 'second'],
    ] as const,
    owner: 'first',
  })),
  {
    title: 'gives what nobody sent to the installation that the store names',
    sent: [[bought('a', {accountToken: 'first'}), null]],
    owner: 'first',
  },
  {
    title: 'gives coins of a lost installation to the one that sends them',
    sent: [[bought('a', {accountToken: 'lost'}), 'second']],
    owner: 'second',
  },
];

export const ownerCases = {accounts, installations};

const usual = {ann: [], bob: [], first: [], second: []};

export async function playOwners(
  desk: Desk,
  {users = usual, sent, owner}: OwnerCase,
): Promise<void> {
  for (const [user, tokens] of Object.entries(users))
    await desk.ledger.sees(user, [user, ...tokens]);
  for (const [told, sender] of sent) await desk.record(told, {sender});
  const [first] = sent;
  const store = first?.[0].store;
  expect((await desk.find('a', store)).userId).toBe(owner);
  const theirs = owner === null ? [] : (await desk.ledger.holdingsOf(owner)).purchases;
  expect(theirs.some(({id}) => id === 'a')).toBe(owner !== null);
}
