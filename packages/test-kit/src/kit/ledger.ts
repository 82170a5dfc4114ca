import {findMissing} from '../simulator/ledger.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {Product} from '../simulator/store/catalog.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import type {Acts} from './acts.ts';
import type {PhoneLedger} from './interface.ts';
import {refuse} from './wrongUse.ts';

/** Google has two ways to finish: an unlock that is consumed is gone, and a consumable that is not cannot be bought again. */
function findWrongEnd(
  {kind}: Product,
  {payment, finished, consumed}: Purchase,
): 'consumed unlock' | 'only acknowledged' | undefined {
  if (payment !== 'paid') return undefined;
  if (kind === 'unlock' && consumed) return 'consumed unlock';
  return kind === 'consumable' && finished && !consumed ? 'only acknowledged' : undefined;
}

/** What was paid, given and finished, and what must never happen. */
export function createLedger(simulator: Simulator, acts: Acts): PhoneLedger {
  const {ledger, store, catalog, moments, platform} = simulator;
  const name = (kind: string, id: string) => `${kind}: ${id} ${store.get(id).productId}`;
  const wrongEnds = () =>
    store.purchases.flatMap((purchase) => {
      const kind = findWrongEnd(catalog.get(purchase.productId), purchase);
      return kind === undefined ? [] : [name(kind, purchase.id)];
    });
  return {
    give(token) {
      const purchase = store.find(token);
      if (!purchase) return refuse(`No purchase has the token or transaction id "${token}".`);
      ledger.give(purchase.id);
      moments.reach('given');
    },
    faults() {
      acts.requireAll();
      const happened = ledger.faults.map(({kind, purchase}) => {
        // Google took back the money for what the user has.
        const isGiven = kind === 'paid and lost' && ledger.rows.get(purchase)?.given !== 0;
        return name(isGiven ? 'never finished in three days' : kind, purchase);
      });
      const open = [...ledger.rows.values()].flatMap((row) => {
        const missing = findMissing(row);
        return missing === undefined ? [] : [name(missing, row.purchase)];
      });
      return [...happened, ...open, ...(platform === 'android' ? wrongEnds() : [])];
    },
  };
}
