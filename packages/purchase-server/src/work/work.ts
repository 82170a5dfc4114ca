import type {LedgerEvent} from '../ledger/events.ts';
import type {Ledger} from '../ledger/openLedger.ts';
import type {Purchase} from '../ledger/purchase.ts';
import {type StoreList, sweep} from './sweep.ts';

export type WorkParts = {
  readonly ledger: Ledger;
  /** Asks the store about a purchase, records what it says, and acknowledges what is paid. */
  readAgain(purchase: Purchase): Promise<void>;
  readonly lists: readonly StoreList[];
  /** Tells your own backend; null without a webhook. */
  readonly deliver: ((event: LedgerEvent) => Promise<void>) | null;
  /** What could not be done now; it comes again by itself. */
  failed(what: WorkFailure, error: unknown): void;
  /** Whether the server wants to end: then nothing new is begun. */
  isEnding(): boolean;
};

export type WorkFailure =
  {readonly purchase: Purchase} | {readonly event: LedgerEvent} | {readonly list: string};

/** All of them end before another process may claim them: each has its limit of time. */
const AT_ONCE = 8;

/** Does what is due, and ends when nothing is. Several processes may do it at once, and each may die at any moment. */
export async function work(parts: WorkParts): Promise<void> {
  await Promise.all([readPurchases(parts), deliverEvents(parts), ...parts.lists.map(sweepList)]);

  async function sweepList(list: StoreList): Promise<void> {
    if (parts.isEnding()) return;
    await sweep(parts.ledger, list).catch((error: unknown) => {
      parts.failed({list: list.name}, error);
    });
  }
}

async function readPurchases({ledger, readAgain, failed, isEnding}: WorkParts): Promise<void> {
  while (!isEnding()) {
    const claimed = await ledger.claimPurchases({limit: AT_ONCE});
    if (claimed.length === 0) return;
    await Promise.all(
      claimed.map((purchase) =>
        readAgain(purchase).catch((error: unknown) => failed({purchase}, error)),
      ),
    );
  }
}

async function deliverEvents({ledger, deliver, failed, isEnding}: WorkParts): Promise<void> {
  if (deliver === null) return;
  while (!isEnding()) {
    const claimed = await ledger.claimEvents(AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(
      claimed.map(async (event) => {
        try {
          await deliver(event);
          await ledger.delivered(event);
        } catch (error) {
          failed({event}, error);
        }
      }),
    );
  }
}
