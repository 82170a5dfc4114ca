import {expect, it} from 'vitest';
import {parseTwin} from './twins.ts';

const header = '---\ntitle: "A \\"good\\" title"\ndescription: "What it says."\n---\n\n';

it('takes title and description from the header, and the heading off the text', () => {
  expect(parseTwin(`${header}# A good title\n\nText.\n\n## More\n`, '/docs/intro')).toEqual({
    path: '/docs/intro',
    title: 'A "good" title',
    description: 'What it says.',
    body: 'Text.\n\n## More\n',
  });
});

it('keeps the day of a post', () => {
  const post = '---\ntitle: "Release"\ndate: "2025-08-19"\n---\n\n# Release\n\nText.\n';
  expect(parseTwin(post, '/blog/release')).toMatchObject({
    date: '2025-08-19',
    description: 'Release',
  });
});

it('skips files that are not pages, and names a page without a title', () => {
  expect(parseTwin('# Read me\n', '/data/README')).toBeUndefined();
  expect(() => parseTwin('---\nversion: "2.8"\n---\n\nText', '/docs/x')).toThrow(
    'The Markdown twin of /docs/x has no title',
  );
});
