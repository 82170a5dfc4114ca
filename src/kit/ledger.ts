import {SimulatorError} from '../simulator/errors.ts';
import type {LedgerRow} from '../simulator/ledger.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {PhoneLedger} from './interface.ts';

/** What was paid, given and finished, and what must never happen. */
export function createLedger({ledger, store}: Simulator): PhoneLedger {
  return {
    give(token) {
      const purchase = store.find(token);
      if (!purchase)
        throw new SimulatorError(`No purchase has the token or transaction id "${token}".`);
      ledger.give(purchase.id);
    },
    faults() {
      const happened = ledger.faults.map(
        ({kind, purchase}) => `${kind}: ${purchase} ${store.get(purchase).productId}`,
      );
      return [...happened, ...[...ledger.rows.values()].flatMap(findOpen)];
    },
  };
}

/** Whoever paid has it, and the store knows. */
function findOpen({paid, refunded, before, given, finished, ...row}: LedgerRow): string[] {
  if (!paid || refunded || before) return [];
  const name = `${row.purchase} ${row.productId}`;
  if (given === 0) return [`paid and lost: ${name}`];
  return finished ? [] : [`never finished: ${name}`];
}
