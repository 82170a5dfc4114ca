import {describe, expect, it} from 'vitest';
import type {SampleModule} from '../modules.ts';
import {memoryCache} from '../testing/memoryCache.ts';
import {sample, setting, shop} from '../testing/shop.ts';
import {compileSamples} from './compileSamples.ts';
import type {PatchHistory} from './lowestPatch.ts';

const {kept, open} = memoryCache();
const version = {version: '1', library: shop('1.2.0'), older: [shop('1.0.0')]};
const history: PatchHistory = (names) => (names.includes('fetchProducts') ? '1.1.0' : undefined);

function compile(modules: readonly SampleModule[], openCache = open) {
  const result = compileSamples(modules, [version], {...setting, history, openCache});
  const {problems, needs, summaries} = result;
  return {problems, needs: [...(needs.get('1') ?? [])], fromCache: summaries[0]?.fromCache};
}

describe('compileSamples', () => {
  it('names the exact release that a sample needs', () => {
    const old = sample('old.ts', "import {requestPurchase} from 'shop';\nvoid requestPurchase;");
    const loader = sample('loader.ts', "import {fetchProducts} from 'shop';\nvoid fetchProducts;");
    expect(compile([old, loader])).toMatchObject({problems: [], needs: [['loader.ts', '1.1.0']]});
  });

  it('compiles each sample against the library of its version', () => {
    const text = "import {fetchProducts} from 'shop';\nvoid fetchProducts;";
    const modules = [{...sample('new.ts', text)}, {...sample('old.ts', text), version: '0'}];
    const first = {version: '0', library: shop('1.0.0'), older: []};
    const {problems} = compileSamples(modules, [version, first], setting);
    expect(problems.map(({file, message}) => `${file} ${message}`)).toEqual([
      `old.ts TS2305 against shop 1.0.0: Module '"shop"' has no exported member 'fetchProducts'.`,
    ]);
  });

  it('says what a sample can import', () => {
    const [problem] = compile([sample('a.ts', "import 'vitest';")]).problems;
    expect(problem?.message).toContain('A sample can import shop, react, react-native and files');
  });

  it('compiles again when the cache is damaged', () => {
    const one = sample('a.ts', 'export const a = 1;');
    expect([compile([one]).fromCache, compile([one]).fromCache]).toEqual([false, true]);
    for (const name of kept.keys()) kept.set(name, '{"diagnostics": [');
    expect(compile([one]).fromCache).toBe(false);
  });
});
