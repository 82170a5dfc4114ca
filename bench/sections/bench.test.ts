import {expect, it} from 'vitest';
import type {Failure} from '../sites/siteBuilder.ts';
import {attempt} from './bench.ts';

it('reports a site that cannot be measured, and goes on', async () => {
  const failures: Failure[] = [];
  const told: string[] = [];
  const bench = {failures, tell: (text: string) => told.push(text)};
  await attempt(bench, 'vitepress', 'navigation', async () => {
    throw new Error('No link to /docs/intro.');
  });
  await attempt(bench, 'ours', 'navigation', async () => undefined);
  expect(failures).toEqual([
    {site: 'vitepress', what: 'navigation of vitepress', lines: 'No link to /docs/intro.'},
  ]);
  expect(told).toHaveLength(1);
});
