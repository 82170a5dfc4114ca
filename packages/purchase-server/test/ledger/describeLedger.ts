import {afterEach, describe, it} from 'vitest';
import type {LedgerOptions} from '../../src/ledger/options.ts';
import {accountCases} from './accountCases.ts';
import {type Desk, openDesk} from './desk.ts';
import {orderCases} from './orderCases.ts';
import {ownerCases, playOwners} from './ownerCases.ts';
import {planCases} from './planCases.ts';
import {workCases} from './workCases.ts';

/** The same cases on each database; `create` names a new one. */
export function describeLedger(create: () => string | Promise<string>): void {
  const opened: Desk[] = [];
  const open = async (owners: LedgerOptions['owners'] = 'accounts') => {
    const desk = await openDesk(await create(), {owners});
    opened.push(desk);
    return desk;
  };
  afterEach(async () => {
    for (const desk of opened.splice(0)) await desk.ledger.close();
  });

  for (const owners of ['accounts', 'installations'] as const)
    describe(`a purchase of ${owners}`, () => {
      it.each(ownerCases[owners])('$title', async (one) => playOwners(await open(owners), one));
    });
  const groups = {order: orderCases, plans: planCases, accounts: accountCases, work: workCases};
  for (const [name, cases] of Object.entries(groups))
    describe(name, () => {
      it.each(cases)('$title', async ({play}) => play(await open()));
    });
}
