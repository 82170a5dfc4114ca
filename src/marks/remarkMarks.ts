import type {Heading, PhrasingContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {TextElement} from '../markdown/nodes.ts';
import {atMark} from '../markdown/pageFile.ts';
import {badgeLines, joinBadges} from './badgeNodes.ts';
import {markPage, type MarkSources, realSources} from './markPage.ts';
import {marks} from './registry.ts';

/** What the step works with when it is not this site. */
export type MarkOptions = {readonly sources?: MarkSources};

const byName = new Map(marks.map((mark) => [mark.name, mark]));

/** Replaces every mark by what it becomes, and fails for a mark that is wrong or in the wrong place. */
export const remarkMarks: Plugin<[MarkOptions?], Root> =
  ({sources = realSources} = {}) =>
  (tree, file) => {
    const page = markPage(file, sources);

    visit(tree, 'heading', (heading, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const moved = takeOut(
        heading,
        ({name}) => byName.get(name ?? '')?.belowHeading !== undefined,
      );
      const pieces = moved.map((node) =>
        atMark(
          file,
          node,
          () => byName.get(node.name ?? '')?.belowHeading?.({node, parent, page}) ?? [],
        ),
      );
      parent.children.splice(index + 1, 0, ...badgeLines(joinBadges(pieces)));
    });

    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const mark = byName.get(node.name ?? '');
      if (!mark || parent === undefined || index === undefined) return undefined;
      const content = atMark(file, node, () => mark.expand({node, parent, page}));
      if (content === undefined) return undefined;
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };

/** Takes elements out of a heading, with the space before them, and returns them. */
function takeOut(heading: Heading, isTaken: (node: TextElement) => boolean): TextElement[] {
  const taken = heading.children.filter(
    (child): child is TextElement => child.type === 'mdxJsxTextElement' && isTaken(child),
  );
  if (taken.length === 0) return taken;
  const gone: ReadonlySet<unknown> = new Set(taken);
  heading.children = heading.children.filter(
    (child, index, all) => !gone.has(child) && !(isSpace(child) && gone.has(all[index + 1])),
  );
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return taken;
}

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
