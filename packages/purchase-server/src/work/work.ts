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
  const {ledger, lists, readAgain, deliver, failed, isEnding} = parts;
  const tell = (act: Promise<void>, what: WorkFailure) =>
    act.catch((error: unknown) => failed(what, error));
  const readPurchases = doAll(
    () => ledger.claimPurchases({limit: AT_ONCE}),
    (purchase) => tell(readAgain(purchase), {purchase}),
  );
  const deliverEvents =
    deliver &&
    doAll(
      () => ledger.claimEvents(AT_ONCE),
      (event) =>
        tell(
          deliver(event).then(() => ledger.delivered(event)),
          {event},
        ),
    );
  const sweeps = lists.map(async (list) => {
    if (!isEnding()) await tell(sweep(ledger, list), {list: list.name});
  });
  await Promise.all([readPurchases, deliverEvents, ...sweeps]);

  async function doAll<Claimed>(
    claim: () => Promise<readonly Claimed[]>,
    act: (one: Claimed) => Promise<void>,
  ): Promise<void> {
    while (!isEnding()) {
      const claimed = await claim();
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(act));
    }
  }
}
