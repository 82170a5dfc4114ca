import type {PhrasingContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {readAttributes} from '../../markdown/readAttributes.ts';
import {atMark} from '../../markdown/markError.ts';
import type {LatestPost} from './latestPost.ts';

/** Facts about this very build that a page may state. */
export type SiteFacts = {
  /** Samples that were compiled; undefined while writing, before the first check. */
  readonly samples: () => number | undefined;
  readonly latestPost: () => LatestPost;
};

/** Replaces `<SiteFact of="…" />` by what was counted or found for this build. */
export const remarkSiteFacts: Plugin<[SiteFacts], Root> = (facts) => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (mark, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (mark.type !== 'mdxJsxFlowElement' && mark.type !== 'mdxJsxTextElement') return;
    if (mark.name !== 'SiteFact') return;
    const content = atMark(file, mark, () =>
      factOf(readAttributes(mark, ['of']).required('of'), facts),
    );
    const block = mark.type === 'mdxJsxFlowElement';
    parent.children.splice(
      index,
      1,
      ...(block ? [{type: 'paragraph' as const, children: content}] : content),
    );
  });
};

function factOf(name: string, facts: SiteFacts): PhrasingContent[] {
  if (name === 'samples') return [{type: 'text', value: String(facts.samples() ?? 'All')}];
  if (name !== 'latest-post') {
    throw new Error(`<SiteFact of="${name}" /> is unknown. Facts: samples, latest-post.`);
  }
  const {title, description, address} = facts.latestPost();
  return [
    {type: 'link', url: address, children: [{type: 'text', value: title}]},
    {type: 'text', value: `. ${description}`},
  ];
}
