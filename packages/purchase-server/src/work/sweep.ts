import type {Ledger} from '../ledger/openLedger.ts';
import type {PurchaseKey} from '../storePurchase.ts';

/** A list that a store keeps of what happened: Google's of voided purchases, Apple's of its notifications. */
export type StoreList = {
  /** Under which the ledger remembers how far it was read. */
  readonly name: string;
  /** How long after its end it is read again. */
  readonly every: number;
  /** How far back the store keeps it. */
  readonly kept: number;
  /** How late an entry may appear, behind others that are newer. */
  readonly overlap: number;
  /** The purchases that the entries of this time name, in any order, also more than once. */
  find(since: number, until: number): AsyncIterable<PurchaseKey>;
};

const PAGE = 50;

/** Has everything read again that the list names since it was read last. What fails begins again where it began. */
export async function sweep(ledger: Ledger, list: StoreList): Promise<void> {
  const {name, every, kept, overlap} = list;
  const claimed = await ledger.claimSweep(name);
  if (claimed === null) return;
  const {position, now} = claimed;
  const oldest = now - kept;
  const since = position === null ? oldest : Math.max(Number(position) - overlap, oldest);
  let found: PurchaseKey[] = [];
  for await (const key of list.find(since, now)) {
    found.push(key);
    if (found.length < PAGE) continue;
    // The entries have no order: until the last is read, the list is not read any further.
    await ledger.sweptTo(name, position ?? String(oldest), found);
    found = [];
  }
  await ledger.sweptTo(name, String(now), found);
  await ledger.sweepEnded(name, every);
}
