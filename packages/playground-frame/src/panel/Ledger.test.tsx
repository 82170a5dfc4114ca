// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Ledger} from './Ledger.tsx';

afterEach(cleanup);

it.each([
  [false, 'T1 was paid and finished, but never delivered, and the store won’t send it again.'],
  [true, 'T1 was paid, never acknowledged, and refunded by Google.'],
])('says how a purchase was lost (refunded: %s)', (refunded, sentence) => {
  const row = {purchase: 'T1', productId: 'coins_100', state: 'owned', given: 0, finished: true};
  render(
    <Ledger
      ledger={[{...row, paid: true, refunded}]}
      faults={[{kind: 'paid and lost', purchase: 'T1'}]}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe(sentence);
});
