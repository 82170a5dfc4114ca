// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import SearchStatus from './SearchStatus.tsx';

it('offers what may be meant, and searches for it only when asked', () => {
  const onQuery = vi.fn();
  const words = {query: 'date scren', searched: 'date scren', meant: 'date screen'};
  const outcome = {kind: 'found', hits: [], total: 2, complete: 0, ...words} as const;
  const search = {outcome, isRunning: false, retry: () => undefined};
  render(<SearchStatus search={search} baseUrl="/" onQuery={onQuery} />);
  expect(screen.getByRole('status').textContent).toBe('No exact match; 2 partial matches.');
  expect(onQuery).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Did you mean “date screen”?'}));
  expect(onQuery).toHaveBeenCalledWith('date screen');
});
