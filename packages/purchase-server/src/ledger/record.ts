import type {Kysely} from 'kysely';
import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import {findUser, keptToken} from './accountTokens.ts';
import {differs, givesOther, withoutAccess} from './change.ts';
import type {Database} from './database.ts';
import {dueAfter} from './due.ts';
import {makeDue} from './dueWork.ts';
import {writeEntry} from './entries.ts';
import type {EventWriter} from './events.ts';
import {lockOfPurchase, locksOfPurchase} from './locks.ts';
import type {LedgerOptions} from './options.ts';
import {ownerOf} from './owner.ts';
import type {Purchase, RecordOptions} from './purchase.ts';
import {readRow, type Row, writeRow} from './purchaseRows.ts';
import {endReplaced, isReplaced} from './replaced.ts';
import type {Tables} from './tables.ts';

type Rules = Pick<LedgerOptions, 'owners' | 'products'> & {readonly tell: EventWriter};

/** What one answer of a store does to the rows, all in one transaction. */
export function createRecorder(database: Database, rules: Rules) {
  return {
    /** Records what the store said. Any number of times, in any order, from any process: there is one row. */
    async record(raw: StorePurchase, options: RecordOptions): Promise<Purchase> {
      const told = {...raw, accountToken: keptToken(raw.store, raw.accountToken)};
      return database.locked(locksOfPurchase(told), async (db, now) => {
        const before = await readRow(db, told);
        const question = {
          ...{told, before, sender: options.sender},
          earlier: await readEarlier(db, told),
          tokenOwner: await findUser(db, told.store, told.accountToken),
        };
        const owner = ownerOf(question, rules);
        return settle(db, {told, before, owner, now, ...options}, rules);
      });
    },
    /**
     * The store says that it no longer knows a purchase that the ledger has: a plan ends, and so does what is still pending.
     * What was paid for once stays, since stores forget old tokens. Undefined when the ledger has none.
     */
    async gone(
      key: PurchaseKey,
      options: Omit<RecordOptions, 'sender'>,
    ): Promise<Purchase | undefined> {
      return database.locked([lockOfPurchase(key)], async (db, now) => {
        const before = await readRow(db, key);
        if (before === undefined) return undefined;
        const isKept = before.type === 'product' && before.state !== 'pending';
        const told = isKept ? before : withoutAccess(before);
        const step = {told, before, owner: before.userId, now, sender: null, ...options};
        return settle(db, step, rules);
      });
    },
  };
}

type Step = RecordOptions & {
  readonly told: StorePurchase;
  readonly before: Row | undefined;
  readonly owner: string | null;
  readonly now: number;
};

async function settle(db: Kysely<Tables>, step: Step, rules: Rules): Promise<Row> {
  const {before, owner, now, ticket, cause, sender} = step;
  const told = (await isReplaced(db, step.told)) ? withoutAccess(step.told) : step.told;
  // Of two answers that were asked for at the same time nobody knows which one is newer: the store is asked again.
  const isNewer = before === undefined || ticket >= before.answered;
  const applied = isNewer || !differs(told, before);
  const {store, id} = told;
  const entry = {store, id, ticket, cause, at: now, user: sender, applied, said: picked(told)};
  const answered = await writeEntry(db, entry);
  const isErased = before !== undefined && before.isErased && owner === null;
  const row =
    before === undefined || applied
      ? merged(told, {before, owner, isErased, answered, now})
      : {...before, userId: owner, isErased, dueAt: now, attempts: 0};
  const due = dueAfter(row, before, now, rules.products);
  // An answer that may be older never puts off what is due.
  const next = isNewer ? {...row, ...due} : {...row, dueAt: earlier(row.dueAt, due.dueAt)};
  await writeRow(db, next, before);
  await tellChange(db, {before, next, now}, rules.tell);
  if (applied && next.replaces !== null) {
    const replaced = {store, id: next.replaces};
    if (next.tookOver) await endReplaced(db, replaced, now, rules.tell);
    else if (next.state === 'ended' && before?.state !== 'ended')
      // The store tells how the old plan goes on.
      await makeDue(db, [replaced], {at: now, cause: 'its change was canceled'});
  }
  return next;
}

type Merge = Pick<Step, 'before' | 'owner' | 'now'> & Pick<Row, 'isErased' | 'answered'>;

function merged(told: StorePurchase, {before, owner, isErased, answered, now}: Merge): Row {
  const isPaid = told.state === 'paid' || told.state === 'grace';
  const replaces = told.replaces ?? before?.replaces ?? null;
  return {
    ...picked(told),
    replaces,
    // The ledger may know that it was acknowledged while the answer was on its way.
    acknowledged: told.acknowledged || (before?.acknowledged ?? false),
    accountToken: isErased ? null : told.accountToken,
    ...{userId: owner, isErased, answered, readAt: now, attempts: 0},
    dueAt: before?.dueAt ?? null,
    tookOver: (before?.tookOver ?? false) || (replaces !== null && isPaid),
  };
}

/** Only what a store says: `told` may be a row of the ledger. */
function picked(told: StorePurchase): StorePurchase {
  const {store, id, environment, type, lines, state, renews, accountToken} = told;
  const {orderId, boughtAt, replaces, resumes, refundedPart, acknowledged} = told;
  return {
    ...{store, id, environment, type, lines, state, renews, accountToken},
    ...{orderId, boughtAt, replaces, resumes, refundedPart, acknowledged},
  };
}

async function readEarlier(db: Kysely<Tables>, {store, replaces, resumes}: StorePurchase) {
  const ids = [replaces, resumes].filter((id) => id !== null);
  return Promise.all(ids.map((id) => readRow(db, {store, id})));
}

function earlier(left: number | null, right: number | null): number | null {
  if (left === null || right === null) return left ?? right;
  return Math.min(left, right);
}

type Change = {readonly before: Row | undefined; readonly next: Row; readonly now: number};

async function tellChange(db: Kysely<Tables>, {before, next, now}: Change, tell: EventWriter) {
  const former = before?.userId ?? null;
  if (before === undefined || givesOther(next, before) || former !== next.userId)
    await tell(db, now, {type: 'purchase.changed', user: next.userId, purchase: next});
  if (former !== null && former !== next.userId)
    await tell(db, now, {type: 'purchase.left', user: former, purchase: next});
}
