import {expect, it} from 'vitest';
import {addToSidebar} from './listPage.ts';
import {readPageRequest} from './readPageRequest.ts';

const read = (...args: string[]) => readPageRequest(args);

it('X reads a page request', () => {
  expect(read('guide', 'guides/refunds', ' Refunds ')).toMatchObject({
    kind: {category: 'Guides'},
    path: 'guides/refunds',
    title: 'Refunds',
  });
});

it.each([
  [['guide'], 'Usage: npm run new:page'],
  [['essay', 'guides/refunds', 'Refunds'], 'There is no kind "essay": take reference, guide'],
  [['guide', 'api/refunds', 'Refunds'], 'belongs into guides/ or getting-started/'],
  [['guide', 'refunds', 'Refunds'], 'belongs into guides/ or getting-started/'],
  [['guide', 'guides/Refunds', 'Refunds'], 'is no address'],
  [['guide', 'guides/../x', 'Refunds'], 'belongs into'],
  [['guide', 'guides/refunds', ' '], 'The title must say something'],
])('X refuses %j in one sentence', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

it('X says where to list a page by hand when a list has changed its form', () => {
  const request = read('guide', 'guides/refunds', "What's a refund");
  expect(() => addToSidebar('', request)).toThrow('by hand');
  expect(addToSidebar("label: 'Guides',\n      items: [\n      ],", request)).toContain(
    String.raw`doc('guides/refunds', 'What\'s a refund'),`,
  );
});
