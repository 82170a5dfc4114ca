import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {pageAnchors} from './headings.ts';

it('knows the anchors that marks give to headings and rows', () => {
  const tree = unified().use(remarkParse).parse('## One\n\n## One\n\nText.');
  const last = tree.children.at(-1);
  if (last) last.data = {hProperties: {id: 'row'}};
  expect([...pageAnchors(tree)]).toEqual(['one', 'one-1', 'row']);
});
