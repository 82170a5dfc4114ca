import {findMissing} from '../simulator/ledger.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {Acts} from './acts.ts';
import type {PhoneLedger} from './interface.ts';
import {refuse} from './wrongUse.ts';

/** What was paid, given and finished, and what must never happen. */
export function createLedger({ledger, store}: Simulator, acts: Acts): PhoneLedger {
  return {
    give(token) {
      const purchase = store.find(token);
      if (!purchase) return refuse(`No purchase has the token or transaction id "${token}".`);
      ledger.give(purchase.id);
    },
    faults() {
      acts.requireAll();
      const happened = ledger.faults.map(
        ({kind, purchase}) => `${kind}: ${purchase} ${store.get(purchase).productId}`,
      );
      const open = [...ledger.rows.values()].flatMap((row) => {
        const missing = findMissing(row);
        return missing === undefined ? [] : [`${missing}: ${row.purchase} ${row.productId}`];
      });
      return [...happened, ...open];
    },
  };
}
