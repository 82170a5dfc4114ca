// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {Ledger} from './Ledger.tsx';

afterEach(cleanup);

const row = {productId: 'coins_100', state: 'owned', given: 0, finished: true, paid: true};
const first = {...row, purchase: 'T1', refunded: false};
const second = {...first, purchase: 'T2'};
const props = {ledger: [first, second], faults: [], acts: [], send: () => {}};
const refund = {act: 'refund', purchase: 'T1'} as const;

it.each([
  [false, 'T1 was paid and finished, but never delivered, and the store won’t send it again.'],
  [true, 'T1 was paid, never acknowledged, and refunded by Google.'],
])('says how a purchase was lost (refunded: %s)', (refunded, sentence) => {
  const faults = [{kind: 'paid and lost', purchase: 'T1'}] as const;
  render(<Ledger {...props} ledger={[{...first, refunded}]} faults={faults} />);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});

it('has what can be done to a purchase in the row of the purchase', () => {
  const send = vi.fn();
  const pay = {act: 'pay', purchase: 'T2'} as const;
  const {rerender} = render(<Ledger {...props} acts={[refund, pay]} send={send} />);
  const inRow = (name: RegExp) => within(screen.getByRole('row', {name})).getAllByRole('button');
  const refunds = screen.getByRole('button', {name: 'Refund T1'});
  const pays = screen.getByRole('button', {name: 'Approve payment T2'});
  expect([inRow(/^T1/), inRow(/^T2/)]).toEqual([[refunds], [pays]]);
  pays.focus();
  pays.click();
  expect(send).toHaveBeenCalledWith({type: 'act', ...pay});
  // A payment is approved once: its button is gone, the reader is not.
  rerender(<Ledger {...props} acts={[refund]} send={send} />);
  expect(document.activeElement).toBe(screen.getByRole('region', {name: 'Table: Purchases'}));
});
