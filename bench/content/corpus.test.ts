import {expect, it} from 'vitest';
import {choosePages, makeCorpus} from './corpus.ts';

const page = (path: string) => ({path, title: path, description: path, body: 'Purchase events.\n'});
const real = [page('/docs/intro'), page('/docs/api'), page('/docs/2.7/intro'), page('/blog/post')];

it('adds 100 pages to the current version only', () => {
  const {synthetic} = makeCorpus('more', real, 10);
  expect(synthetic).toHaveLength(100);
  expect(new Set(synthetic.map(({path}) => path)).size).toBe(100);
  expect(synthetic.every(({path}) => /^\/docs\/part-/.test(path))).toBe(true);
});

it('multiplies the docs of every version, and no posts', () => {
  expect(makeCorpus('real', real, 10).synthetic).toEqual([]);
  const {synthetic} = makeCorpus('manifold', real, 10);
  expect(synthetic).toHaveLength(27);
  expect(synthetic.filter(({path}) => path.startsWith('/docs/2.7/part-'))).toHaveLength(9);
});

const pageOf = (path: string, length: number) => ({
  path,
  title: path,
  description: path,
  body: 'x'.repeat(length),
});

it('takes the middle of the current docs and the longest reference page', () => {
  const pages = [
    pageOf('/docs/2.7/api/types', 900),
    pageOf('/docs/intro', 10),
    pageOf('/docs/api', 20),
    pageOf('/docs/api/types', 30),
    pageOf('/docs/guides/faq', 40),
    pageOf('/docs/guides/long', 50),
    pageOf('/blog/post', 5),
  ];
  expect(choosePages(pages)).toEqual({
    median: '/docs/api/types',
    largestReference: '/docs/api/types',
  });
  expect(() => choosePages([pageOf('/docs/intro', 1)])).toThrow('no page under /docs/api');
});
