import {expect, it} from 'vitest';
import {groupByYear} from './groupByYear.ts';

const post = (date: string) => ({title: date, date, permalink: `/blog/${date}`});

it('lists years and the posts in them newest first', () => {
  const groups = groupByYear([post('2024-03-01'), post('2025-01-02'), post('2025-06-01')]);
  expect(groups.map(({year, posts}) => [year, posts.map(({date}) => date)])).toEqual([
    ['2025', ['2025-06-01', '2025-01-02']],
    ['2024', ['2024-03-01']],
  ]);
});
