import {reasonOf} from './log.ts';
import {nameOf} from './nameOf.ts';
import type {Parts} from './parts.ts';
import {storeLists} from './storeLists.ts';
import {takeAgain} from './takePurchase.ts';
import {tellWebhook} from './tellWebhook.ts';
import type {Webhook} from './webhook.ts';
import type {WorkFailure, WorkParts} from './work/work.ts';

/** How the work that is due reaches the stores and your backend, and what it says when it cannot. */
export function workParts(
  parts: Parts,
  webhook: Webhook | null,
  isEnding: () => boolean,
): WorkParts {
  const {ledger, stores, log, logOnce} = parts;
  return {
    ledger,
    isEnding,
    lists: storeLists(stores, logOnce),
    readAgain: (purchase) => takeAgain(parts, purchase, 'due'),
    deliver: webhook ? tellWebhook(webhook, ledger) : null,
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
