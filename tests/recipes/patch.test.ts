import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {copyRepository} from '../copies/copyRepository.ts';
import {followRecipe} from './followRecipe.ts';

it('X the guide leads a maintainer to a new patch: what was added, and who uses it', () => {
  const copy = copyRepository('patch');
  const file = join(copy.folder, 'packages/api-data/src/surface/2.8.json');
  const surface: {symbols: {name: string}[]} = JSON.parse(readFileSync(file, 'utf8'));
  surface.symbols = surface.symbols.filter(({name}) => name !== 'fetchProducts');
  writeFileSync(file, JSON.stringify(surface));
  const list = followRecipe(copy, 'patch');
  expect(list).toMatch(/^ {2}added: fetchProducts, fetchProducts\.params,/m);
  expect(list).toMatch(/^ {2}docs\/guides\/purchases\.mdx:\d+ uses fetchProducts on /m);
  expect(list).toMatch(/^ {2}docs\/examples\/_samples\/\S+:\d+ uses fetchProducts on /m);
  expect(copy.run('git', 'diff', '--name-only', 'packages/api-data/src')).toBe('');
});
