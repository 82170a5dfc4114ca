import {expect, it} from 'vitest';
import {synthesize} from './synthesize.ts';

const page = {
  path: '/docs/2.7/guides/faq',
  title: 'Questions',
  description: 'Answers.',
  body: `${'Purchases arrive as events after payment. '.repeat(20)}\n\n\`\`\`ts\nconst purchase = events;\n\`\`\`\n`,
};
const current = {...page, path: '/docs/intro'};

it('gives every copy an address inside its version', () => {
  expect(synthesize([page, current], 2).map(({path}) => path)).toEqual([
    '/docs/2.7/part-1/guides/faq',
    '/docs/part-1/intro',
    '/docs/2.7/part-2/guides/faq',
    '/docs/part-2/intro',
  ]);
});

it('gives the same pages every time, with texts that differ and code that does not', () => {
  const copies = synthesize([page], 2);
  expect(copies).toEqual(synthesize([page], 2));
  expect(new Set([page.body, ...copies.map(({body}) => body)]).size).toBe(3);
  for (const {body} of copies) expect(body).toContain('```ts\nconst purchase = events;\n```');
});

it('never puts a word where MDX would read a statement', () => {
  const named = {...page, path: '/docs/faq', body: 'To import is not to export.\n'};
  const copies = synthesize([page, named], 9).filter(({path}) => path.startsWith('/docs/2.7'));
  for (const {body} of copies) expect(body).not.toMatch(/\b(?:import|export)\b/);
});
