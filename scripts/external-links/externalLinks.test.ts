import {parseReadable} from 'mdx-samples/page';
import {expect, it} from 'vitest';
import {answerProblem} from './answerProblem.ts';
import {collectLinks} from './collectLinks.ts';

it('X collects external addresses once, with their first place', () => {
  const source =
    '[a](https://example.org/a#b)\n\n[again](https://example.org/a) [here](./faq.mdx)\n';
  const page = parseReadable({path: 'docs/store.mdx', version: '2.8', kind: 'docs', source});
  expect(collectLinks([page])).toEqual([{url: 'https://example.org/a', place: 'docs/store.mdx:1'}]);
});

it('X takes only what proves that a page is gone for a fault', () => {
  expect([200, 301, 403, 429].map(answerProblem)).toEqual(Array(4).fill(undefined));
  expect([404, 410, 503].map((status) => answerProblem(status) !== undefined)).toEqual(
    Array(3).fill(true),
  );
});
