import type {Apple} from './apple/apple.ts';
import type {Google} from './google/google.ts';
import type {Log} from './log.ts';
import type {Stores} from './parts.ts';
import {Refusal, type StorePurchase} from './storePurchase.ts';
import type {StoreList} from './work/sweep.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What the stores list of what happened, in case a message got lost: of a refund nothing else would tell. */
export function storeLists({apple, google}: Stores, log: Log): readonly StoreList[] {
  return [
    ...(google ? [voided(google)] : []),
    ...(apple
      ? [notifications(apple, 'Production', log), notifications(apple, 'Sandbox', log)]
      : []),
  ];
}

/** Google's list of what was given back, also in part; it keeps it for 30 days. */
function voided(google: Google): StoreList {
  return {
    ...{name: 'google voided', every: 6 * HOUR, kept: 29 * DAY, overlap: DAY},
    async *find(since) {
      for (const id of await google.readVoided(since)) yield {store: 'google', id};
    },
  };
}

/** How long Apple keeps its list: 180 days, and in the sandbox 30. */
const KEPT = {Production: 179 * DAY, Sandbox: 29 * DAY};

/** Apple's list of the notifications that it sent, or tried to send. One that can't be read hides no other. */
function notifications(
  apple: Apple,
  environment: StorePurchase['environment'],
  log: Log,
): StoreList {
  const read = async (signed: string) => {
    try {
      return await apple.readNotification(signed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn(`An entry of Apple's list of notifications is left out. ${error.message}`);
      return {purchase: null};
    }
  };
  return {
    name: `apple ${environment}`,
    ...{every: 6 * HOUR, kept: KEPT[environment], overlap: DAY},
    async *find(since, until) {
      for await (const signed of apple.history(environment, since, until)) {
        const {purchase} = await read(signed);
        if (purchase) yield {store: 'apple', id: purchase.id};
      }
    },
  };
}
