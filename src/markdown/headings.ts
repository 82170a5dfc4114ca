import {createSlugger} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';

/** A heading with the anchor that Docusaurus will give it. */
export type Anchor = {
  readonly id: string;
  readonly heading: Heading;
};

const WRITTEN = /^\s*\/\*\s*#(\S+)[\s\S]*\*\/\s*$/;

/** Lists the anchors of a page: those that marks bring, those in comments, and those made of the text. */
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
