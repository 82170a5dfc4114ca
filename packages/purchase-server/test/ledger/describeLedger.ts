import {describe, it, onTestFinished} from 'vitest';
import type {LedgerOptions} from '../../src/ledger/options.ts';
import {describeAccounts} from './accountCases.ts';
import {openDesk} from './desk.ts';
import {describeOrder} from './orderCases.ts';
import {ownerCases, playOwners} from './ownerCases.ts';
import {describePlans} from './planCases.ts';
import {describeWork} from './workCases.ts';

/** The same cases on each database; `create` names a new one. */
export function describeLedger(create: () => string | Promise<string>): void {
  const open = async (owners: LedgerOptions['owners'] = 'accounts') => {
    const desk = await openDesk(await create(), {owners});
    onTestFinished(() => desk.ledger.close());
    return desk;
  };

  for (const owners of ['accounts', 'installations'] as const)
    describe(`a purchase of ${owners}`, () => {
      it.each(ownerCases[owners])('$title', async (one) => playOwners(await open(owners), one));
    });
  describe('order', () => describeOrder(open));
  describe('plans', () => describePlans(open));
  describe('accounts', () => describeAccounts(open));
  describe('work', () => describeWork(open));
}
