import type {Apple} from './apple/apple.ts';
import type {Google} from './google/google.ts';
import type {Stores} from './parts.ts';
import type {StorePurchase} from './storePurchase.ts';
import type {StoreList} from './work/sweep.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What the stores list of what happened, in case a message got lost: of a refund nothing else would tell. */
export function storeLists({apple, google}: Stores): readonly StoreList[] {
  return [
    ...(google ? [voided(google)] : []),
    ...(apple ? [notifications(apple, 'Production'), notifications(apple, 'Sandbox')] : []),
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

/** Apple's list of the notifications that it sent, or tried to send. */
function notifications(apple: Apple, environment: StorePurchase['environment']): StoreList {
  return {
    name: `apple ${environment}`,
    ...{every: 6 * HOUR, kept: KEPT[environment], overlap: DAY},
    async *find(since, until) {
      for await (const {purchase} of apple.history(environment, since, until))
        if (purchase) yield {store: 'apple', id: purchase.id};
    },
  };
}
