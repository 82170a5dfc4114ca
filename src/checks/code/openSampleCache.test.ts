import {join} from 'node:path';
import {expect, it} from 'vitest';
import {moduleGraph, REPOSITORY} from '../../cache/moduleGraph.ts';

it('depends on the code of the compiler, through the door of its package', () => {
  const graph = moduleGraph([join(import.meta.dirname, 'openSampleCache.ts')]);
  for (const file of ['host', 'options', 'partContext'])
    expect(graph).toContain(join(REPOSITORY, `packages/mdx-samples/src/compile/${file}.ts`));
});
