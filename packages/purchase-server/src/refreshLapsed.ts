import {reasonOf} from './log.ts';
import {nameOf} from './nameOf.ts';
import type {Parts} from './parts.ts';
import {takeAgain} from './takePurchase.ts';
import {within} from './within.ts';

/** How long an account waits for the stores; they may answer later, for the next time. */
const PATIENCE = 3000;
const MOST = 20;

/** Asks again, all at once, about a user's purchases that are due: their period is over, and the store's message is late. */
export async function refreshLapsed(parts: Parts, user: string): Promise<void> {
  const {ledger, log} = parts;
  const due = await ledger.claimPurchases({limit: MOST, user});
  if (due.length === 0) return;
  const reading = Promise.all(
    due.map((purchase) =>
      takeAgain(parts, purchase, 'account').catch((error: unknown) => {
        log.error(`${nameOf(purchase, purchase)} could not be read again: ${reasonOf(error)}`);
      }),
    ),
  );
  parts.background(reading);
  await within(PATIENCE, 'A store', () => reading).catch(() => undefined);
}
