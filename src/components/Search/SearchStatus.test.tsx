// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import SearchStatus from './SearchStatus.tsx';

const found = {kind: 'found', hits: [], total: 2, complete: 0} as const;
const show = (words: {query: string; searched: string; meant?: string}, complete = 0) => {
  const onQuery = vi.fn();
  const outcome = {...found, ...words, complete};
  const search = {outcome, isRunning: false, retry: () => undefined};
  render(<SearchStatus search={search} baseUrl="/" onQuery={onQuery} />);
  return onQuery;
};

afterEach(cleanup);

it('offers what may be meant, and searches for it only when asked', () => {
  const onQuery = show({query: 'date scren', searched: 'date scren', meant: 'date screen'});
  expect(screen.getByRole('status').textContent).toBe('No exact match; 2 partial matches.');
  expect(onQuery).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', {name: 'Did you mean “date screen”?'}));
  expect(onQuery).toHaveBeenCalledWith('date screen');
});

it('says that nothing has the only word as it was typed', () => {
  show({query: 'recipt', searched: 'receipt'}, 2);
  expect(screen.getByRole('status').textContent).toBe(
    'No results for “recipt”. 2 sections for “receipt”.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
