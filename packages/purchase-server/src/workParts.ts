import type {LedgerEvent} from './ledger/events.ts';
import {reasonOf} from './log.ts';
import {nameOf} from './nameOf.ts';
import type {Parts} from './parts.ts';
import {storeLists} from './storeLists.ts';
import {takeAgain} from './takePurchase.ts';
import {deliver, type Webhook} from './webhook.ts';
import {within} from './within.ts';
import type {WorkFailure, WorkParts} from './work/work.ts';

const LIMIT = 10_000;

/** How the work that is due reaches the stores and your backend, and what it says when it cannot. */
export function workParts(
  parts: Parts,
  webhook: Webhook | null,
  isEnding: () => boolean,
): WorkParts {
  const {ledger, stores, log, logOnce} = parts;
  /** What the user has now, `/account` says. Rejects when your own backend does not accept it. */
  const tell = async (to: Webhook, {id, type, at, user, purchase}: LedgerEvent) => {
    const timestamp = new Date(at).toISOString();
    const body = JSON.stringify({type, timestamp, data: {user, purchase}});
    const now = await ledger.now();
    await within(LIMIT, 'The webhook', (signal) => deliver(to, {id, body}, now, signal));
  };
  return {
    ledger,
    isEnding,
    lists: storeLists(stores, logOnce),
    readAgain: (purchase) => takeAgain(parts, purchase, 'due'),
    deliver: webhook && ((event) => tell(webhook, event)),
    failed(what, error) {
      const line = `${subjectOf(what)}: ${reasonOf(error)}`;
      // A store that refuses your settings refuses them each time.
      if ('list' in what) logOnce.error(line);
      else log.warn(line);
    },
  };
}

function subjectOf(what: WorkFailure): string {
  if ('purchase' in what)
    return `${nameOf(what.purchase, what.purchase)} could not be read again, and comes later`;
  if ('event' in what) return `The event ${what.event.id} is not delivered yet, and comes later`;
  return `The list "${what.list}" cannot be read, and is tried again`;
}
