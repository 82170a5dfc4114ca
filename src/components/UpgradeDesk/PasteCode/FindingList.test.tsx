// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
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

it('shows a hundred findings at once, and says what a correction of many lines needs', () => {
  const findings = Array.from({length: 110}, (_, at) => ({
    ...place,
    line: at + 2,
    kind: 'question' as const,
    name: 'getReceiptIos',
  }));
  const long = {...place, kind: 'does-not-compile' as const, name: 'getReceiptIos', fixLines: 1200};
  const {container} = render(<FindingList findings={[long, ...findings]} />);
  expect(container.querySelectorAll('li')).toHaveLength(100);
  expect(container.textContent).toContain('The fix replaces 1,200 lines, too many for this page');
  fireEvent.click(screen.getByText('Show 11 more of 111 findings'));
  expect(container.querySelectorAll('li')).toHaveLength(111);
  expect(screen.queryByText(/^Show \d+ more/)).toBeNull();
});
