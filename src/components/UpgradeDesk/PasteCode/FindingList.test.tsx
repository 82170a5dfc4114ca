// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import FindingList from './FindingList.tsx';

const place = {file: 'shop.ts', line: 1, column: 1, message: 'It changed.'};

it('groups what still works by the release that removes it, below the rest', () => {
  render(
    <FindingList
      findings={[
        {...place, kind: 'does-not-compile', name: 'getReceiptIos', code: 'void getReceiptIos();'},
        {...place, line: 2, kind: 'deprecated', name: 'requestProducts', removedIn: '3.0.0'},
        {...place, line: 3, kind: 'deprecated', name: 'ProductPurchase', removedIn: '2.9.0'},
      ]}
    />,
  );
  const [first, ...later] = screen.getAllByRole('list');
  expect(first?.textContent).toContain(
    'Doesn’t compile getReceiptIos shop.ts:1:1void getReceiptIos();',
  );
  expect(first?.textContent).not.toContain('requestProducts');
  expect(later.map((list) => list.parentElement?.textContent)).toEqual([
    expect.stringMatching(/^Still works, is removed in 3\.0\.0Still works requestProducts/),
    expect.stringMatching(/^Still works, is removed in 2\.9\.0Still works ProductPurchase/),
  ]);
});
