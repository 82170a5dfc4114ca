// Of the whole package, a hundred other modules would be loaded too.
import {createSlugger} from '@docusaurus/utils/lib/slugger.js';
import type {Heading, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {PageError, sourcePath} from './pageFile.ts';

/** A heading with the anchor that Docusaurus will give it. */
export type Anchor = {
  readonly id: string;
  readonly heading: Heading;
};

const WRITTEN = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

/** Lists the anchors of a page: those that marks add, those in comments, and those made from the text. */
export function headingAnchors(tree: Root): readonly Anchor[] {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  visit(tree, 'heading', (heading) => {
    const given: unknown = heading.data?.hProperties?.['id'];
    const id =
      typeof given === 'string'
        ? slugger.slug(given, {maintainCase: true})
        : (writtenId(heading.children.at(-1)) ?? slugger.slug(toString(heading)));
    anchors.push({id, heading});
  });
  return anchors;
}

/** Every anchor of a page: those of headings, and those that marks give to rows and other blocks. */
export function pageAnchors(tree: Root): ReadonlySet<string> {
  const ids = new Set(headingAnchors(tree).map(({id}) => id));
  visit(tree, (node) => {
    const id: unknown = node.data?.hProperties?.['id'];
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

function writtenId(last: PhrasingContent | undefined): string | undefined {
  return last?.type === 'mdxTextExpression' ? WRITTEN.exec(last.value)?.[1] : undefined;
}

/** Rejects headings that would leave a page with two titles, or links without a single target. */
export const remarkHeadings: Plugin<[], Root> = () => (tree, file) => {
  const lines = new Map<string, number | undefined>();
  // Pages outside of docs and blog write their title themselves.
  const writesTitle = sourcePath(file).startsWith('src/pages/');
  for (const {id, heading} of headingAnchors(tree)) {
    const {depth, position} = heading;
    if (depth === 1 && !(writesTitle && lines.size === 0))
      throw new PageError(
        file,
        heading,
        'The title of the page is its only "#" heading. Write "##".',
      );
    if (id === '')
      throw new PageError(file, heading, 'The heading has no text that could be linked.');
    if (lines.has(id))
      throw new PageError(
        file,
        heading,
        `The anchor "${id}" belongs to the heading in line ${lines.get(id) ?? '?'}. Give this one another.`,
      );
    lines.set(id, position?.start.line);
  }
};
