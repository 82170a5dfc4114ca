import type {LogEntry} from '../simulator/log.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {PhoneEvent} from './interface.ts';
import {requireName} from './wrongUse.ts';

/** What happened, for assertions and for reading. */
export function createEvents({log, store}: Simulator) {
  // Logs name a purchase by its short name, calls and payloads by what the library knows.
  const purchaseOf = (details: unknown): string | undefined => {
    for (const value of details instanceof Object ? Object.values(details) : []) {
      const purchase = typeof value === 'string' ? store.findNamed(value) : undefined;
      if (purchase) return purchase.id;
    }
    return undefined;
  };
  const toLine = ({time, place, what, details}: LogEntry): string => {
    const purchase = purchaseOf(details);
    const productId = purchase === undefined ? undefined : store.get(purchase).productId;
    const about = purchase === undefined ? '' : ` ${purchase} ${productId}`;
    return `${new Date(time).toISOString()} ${place}: ${what}${about}`;
  };
  return {
    list: (): PhoneEvent[] =>
      log.entries.map(({time, place, what, details}) => ({
        ...{time, by: place, what, details},
        purchase: purchaseOf(details),
      })),
    write(length?: 'short'): string {
      if (length === undefined) return log.toText();
      requireName('The length of phone.log', length, {short: true});
      return log.entries.map(toLine).join('\n');
    },
  };
}
