import type {LedgerEvent} from './ledger/events.ts';
import type {Ledger} from './ledger/ledger.ts';
import {deliver, type Webhook} from './webhook.ts';
import {within} from './within.ts';

const LIMIT = 10_000;

/** Tells your own backend that something changed; what it has now, `/account` says. Rejects when it does not accept that. */
export function tellWebhook(webhook: Webhook, ledger: Ledger) {
  return async ({id, type, at, user, purchase}: LedgerEvent): Promise<void> => {
    const timestamp = new Date(at).toISOString();
    const body = JSON.stringify({type, timestamp, data: {user, purchase}});
    const now = await ledger.now();
    await within(LIMIT, 'The webhook', (signal) => deliver(webhook, {id, body}, now, signal));
  };
}
