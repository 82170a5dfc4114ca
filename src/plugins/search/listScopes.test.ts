import {expect, it} from 'vitest';
import {listScopes} from './listScopes.ts';

it('lists each version together with the blog, and everything', () => {
  expect(listScopes(['2', '1'])).toEqual([
    {scope: '2', versions: ['2', 'blog']},
    {scope: '1', versions: ['1', 'blog']},
    {scope: 'all', versions: ['2', '1', 'blog']},
  ]);
});
