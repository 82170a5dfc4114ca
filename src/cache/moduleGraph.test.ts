import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {moduleGraph} from './moduleGraph.ts';

const graph = moduleGraph([resolve('src/marks/pipeline.ts')]);

describe('the modules behind every page', () => {
  it.each([
    'src/marks/members.ts',
    'src/markdown/highlight/colorCode.ts',
    'packages/api-data/src/errors/2.8.ts',
    'src/site/languages.ts',
    'src/site/versionTable.json',
  ])('include %s', (file) => {
    expect(graph).toContain(join(process.cwd(), file));
  });

  it('include nothing that only a browser or another plugin reads', () => {
    const others = /\/src\/(?:components|theme|client|finish|checks|plugins)\//;
    expect(graph.filter((file) => others.test(file))).toEqual([]);
  });
});
