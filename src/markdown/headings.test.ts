import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {pageAnchors, remarkHeadings} from './headings.ts';
import {runSteps} from './testing/runSteps.ts';

it('accepts headings of the same text', async () => {
  await expect(
    runSteps('## One\n\n### Two\n\n## One\n\n## Three {/* #3 */}', [remarkHeadings]),
  ).resolves.toContain('Three');
});

it.each([
  ['\n# One', 'docs/page.md:2: The title of the page is its only "#" heading.'],
  [
    '## One\n\n## Two {/* #one */}',
    'docs/page.md:3: The anchor "one" belongs to the heading in line 1.',
  ],
  ['##', 'docs/page.md:1: The heading has no text'],
])('refuses %j', async (markdown, message) => {
  await expect(runSteps(markdown, [remarkHeadings])).rejects.toThrow(message);
});

it('knows the anchors that marks give to headings and rows', () => {
  const tree = unified().use(remarkParse).parse('## One\n\n## One\n\nText.');
  const last = tree.children.at(-1);
  if (last) last.data = {hProperties: {id: 'row'}};
  expect([...pageAnchors(tree)]).toEqual(['one', 'one-1', 'row']);
});
