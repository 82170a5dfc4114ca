import {NotSetUp} from './notSetUp.ts';
import type {Stores} from './parts.ts';
import type {StorePurchase} from './storePurchase.ts';

type Known = Pick<StorePurchase, 'store' | 'id' | 'environment' | 'type' | 'lines'>;

/** What the store says now about a purchase that the ledger has. */
export async function readAgain({apple, google}: Stores, known: Known): Promise<StorePurchase> {
  const {store, id, type, lines} = known;
  if (store === 'apple') {
    if (!apple) throw new NotSetUp('apple');
    return apple.read(known);
  }
  if (!google) throw new NotSetUp('google');
  return type === 'plan' ? google.readPlan(id) : google.readProduct(lines[0]?.productId ?? '', id);
}
