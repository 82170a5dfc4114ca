import {expect, it} from 'vitest';
import type {SampleModule} from '../modules.ts';
import {memoryCache} from '../testing/memoryCache.ts';
import {sample, setting, shop} from '../testing/shop.ts';
import {compileCached} from './compileCached.ts';

const {open} = memoryCache();

/** Compiles as a separate run would, with what the runs before kept. */
function compile(...modules: SampleModule[]) {
  const task = {...setting, modules, library: shop('1.2.0')};
  const {diagnostics, fromCache} = compileCached(open, task);
  return {found: diagnostics.map(({fileName, code}) => `${fileName} ${code}`), fromCache};
}

const block = sample('docs/a.mdx~3.ts', 'export const one: number = 1;');
const user = sample(
  'docs/a.mdx~9.ts',
  "import {price} from './price';\nexport const own: number = price;",
);
const price = sample('docs/price.ts', 'export const price = 1;');

it('finds the same in one changed module as in all, also in the modules that import it', () => {
  expect(compile(block, user, price)).toEqual({found: [], fromCache: false});
  expect(compile(block, user, price)).toEqual({found: [], fromCache: true});
  const wrong = sample(block.fileName, "export const one: number = 'one';");
  expect(compile(wrong, user, price).found).toEqual(['docs/a.mdx~3.ts TS2322']);
  const changed = sample(price.fileName, "export const price = 'free';");
  const found = ['docs/a.mdx~3.ts TS2322', 'docs/a.mdx~9.ts TS2322'];
  expect(compile(wrong, user, changed)).toEqual({found, fromCache: false});
  expect(compile(wrong, user, changed)).toEqual({found, fromCache: true});
  expect(compile(block, user).found).toEqual(['docs/a.mdx~9.ts TS2307']);
  expect(compile(block, user, price).found).toEqual([]);
});

it('compiles all again when a module declares what all can see', () => {
  const asking = sample('docs/b.mdx~3.ts', 'export const asked = answer;');
  expect(compile(asking).found).toEqual(['docs/b.mdx~3.ts TS2304']);
  const telling = sample('docs/c.mdx~3.ts', 'export {};\ndeclare global {\n  const answer: 1;\n}');
  expect(compile(asking, telling).found).toEqual([]);
});
