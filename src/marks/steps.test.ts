import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {moduleGraph} from '../cache/moduleGraph.ts';

/** A package that takes as long to load as all the other modules of a check together. */
const SLOW = /^import (?!type).* from '(?:typescript|prism-react-renderer)'/m;

it('a check of pages loads neither a compiler nor a highlighter', () => {
  const files = moduleGraph([resolve('src/marks/steps.ts')]);
  expect(files).toContain(join(process.cwd(), 'src/markdown/fence/readFence.ts'));
  expect(files.filter((file) => SLOW.test(readFileSync(file, 'utf8')))).toEqual([]);
});
