import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {figures, goals} from './goals.ts';

it('leads from each goal to a page that exists', () => {
  const pages = goals.flatMap(({decision}) => (decision === undefined ? [] : [decision]));
  expect(pages.filter((name) => !existsSync(`decisions/${name}.md`))).toEqual([]);
});

it('shows each measure once, as a goal or as a figure', () => {
  const measures = [...goals, ...figures].map(({measure}) => measure);
  expect(measures.toSorted()).toEqual([...new Set(measures)].toSorted());
});
