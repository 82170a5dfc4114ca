import {expect, it} from 'vitest';
import {listInSidebar} from './listInSidebar.ts';
import {readPageRequest} from './pageRequest.ts';

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
  [
    ['essay', 'guides/refunds', 'Refunds'],
    'Unknown page kind "essay". Use one of: reference, guide',
  ],
  [['guide', 'api/refunds', 'Refunds'], 'belongs in guides/ or getting-started/'],
  [['guide', 'refunds', 'Refunds'], 'belongs in guides/ or getting-started/'],
  [['guide', 'guides/Refunds', 'Refunds'], 'is not a valid path'],
  [['guide', 'guides/../x', 'Refunds'], 'belongs in'],
  [['guide', 'guides/refunds', ' '], 'The title must not be empty'],
])('X refuses %j in one sentence', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

it('lists a page last in its category, and fails where there is no such category', () => {
  const request = read('guide', 'guides/refunds', "What's a refund");
  const sidebar = (label: string) =>
    `export default {a: [{label: '${label}', items: [\n  doc('guides/faq', 'Questions'),\n]}]};`;
  expect(listInSidebar(sidebar('Guides'), request)).toContain(
    String.raw`  doc('guides/faq', 'Questions'),` +
      '\n' +
      String.raw`  doc('guides/refunds', 'What\'s a refund'),`,
  );
  expect(() => listInSidebar(sidebar('Help'), request)).toThrow("no category with label 'Guides'");
});
