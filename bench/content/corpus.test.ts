import {expect, it} from 'vitest';
import {makeCorpus} from './corpus.ts';

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
