import {expect, it} from 'vitest';
import {readBuiltRoutes} from './builtRoutes.ts';

const load = (chunk: string): string => `[()=>Promise.all([r.e("${chunk}")]),"@site/page.mdx",7]`;

it.each([
  ['a name', '"c377a04b"', 'c377a04b'],
  ['digits', '11e6', '11000000'],
  ['digits after a zero', '"01473690"', '01473690'],
  ['digits that look like a power of ten', '"11e60000"', '11e60000'],
])('X the chunks of a route are found by the part, named by %s', (_, key, part) => {
  const main = `x={${key}:${load('one')}};y=JSON.parse('{"/docs-1a2":{"__comp":"${part}"}}')`;
  expect(readBuiltRoutes(main)).toEqual([{route: '/docs', chunks: ['one']}]);
});
