import {type Kysely, sql, type Transaction} from 'kysely';
import type {Transact} from './database.ts';
import type {Tables} from './tables.ts';

/** How long what is in no hurry waits for others, in ms. */
const MOMENT = 50;
const MOST = 100;

type Job = {
  /** Does its work, and undoes all of it when that fails; rejects only when the whole transaction is lost. */
  readonly attempt: (transaction: Transaction<Tables>, isAlone: boolean) => Promise<void>;
  /** The transaction is on the disk: tells what became of the work. */
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Lets requests that run at once share a transaction: to wait for the disk takes longer than everything else, and nobody is
 * told of anything before it is there. Work that fails takes nothing of the others with it.
 */
export function groupCommits(db: Kysely<Tables>) {
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const runGroup = async (jobs: readonly Job[]) => {
    try {
      await db.transaction().execute(async (transaction) => {
        for (const job of jobs) await job.attempt(transaction, jobs.length === 1);
      });
      for (const job of jobs) job.settle();
    } catch (error) {
      for (const job of jobs) job.fail(error);
    }
  };
  const runAll = async () => {
    clearTimeout(timer);
    timer = undefined;
    // After all connections that have something to read: their requests are part of the group.
    for (let more = true; more; more = waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      await runGroup(waiting.splice(0, MOST));
    }
    running = undefined;
  };
  const enqueue: Transact = (work) =>
    new Promise((resolve, reject) => {
      waiting.push(toJob(work, resolve, reject));
    });
  const transact: Transact = (work) => {
    const result = enqueue(work);
    running ??= runAll();
    return result;
  };
  return {
    transact,
    inPassing(statement: (db: Kysely<Tables>) => Promise<unknown>): Promise<void> {
      const result = enqueue(async (transaction) => void (await statement(transaction)));
      if (!running) timer ??= setTimeout(() => (running ??= runAll()), MOMENT);
      return result;
    },
    async ended(): Promise<void> {
      if (waiting.length > 0) running ??= runAll();
      await running;
    },
  };
}

function toJob<Result>(
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Job {
  let settle = () => {};
  return {
    settle: () => settle(),
    fail: reject,
    async attempt(transaction, isAlone) {
      if (!isAlone) await sql`savepoint job`.execute(transaction);
      try {
        const result = await work(transaction);
        settle = () => resolve(result);
      } catch (error) {
        if (isAlone) throw error;
        settle = () => reject(error);
        // A full disk has rolled back everything: that is the reason for all.
        await sql`rollback to job`.execute(transaction).catch(() => {
          throw error;
        });
      }
      if (!isAlone) await sql`release job`.execute(transaction);
    },
  };
}
