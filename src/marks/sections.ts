import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingAnchors} from '../markdown/headings.ts';

/** A section of the third level: what it is called, and what its first sentence says. */
export type Section = {
  readonly id: string;
  readonly title: readonly PhrasingContent[];
  readonly firstSentence: string;
};

/** A section of the second level with those inside it. */
export type SectionGroup = {readonly title: string; readonly sections: readonly Section[]};

const FIRST_SENTENCE = /^.+?(?=[.;](?:\s|$)|$)/s;

/** Lists the groups of sections below a node of the page; a group without sections is left out. */
export function groupsBelow(page: Root, node: RootContent): readonly SectionGroup[] {
  const ids = new Map(headingAnchors(page).map(({id, heading}) => [heading, id]));
  const below = page.children.slice(page.children.indexOf(node) + 1);
  const groups: {title: string; sections: Section[]}[] = [];
  for (const [index, child] of below.entries()) {
    if (child.type !== 'heading') continue;
    if (child.depth === 2) groups.push({title: toString(words(child)), sections: []});
    if (child.depth !== 3) continue;
    const firstSentence = sentenceBelow(below.slice(index + 1));
    groups.at(-1)?.sections.push({id: ids.get(child) ?? '', title: words(child), firstSentence});
  }
  return groups.filter(({sections}) => sections.length > 0);
}

/** The words of a heading without the comment that gives its anchor. */
function words({children}: Heading): PhrasingContent[] {
  const kept = children.filter(({type}) => type !== 'mdxTextExpression');
  return kept.map((child, index) =>
    child.type === 'text' && index === kept.length - 1
      ? {...child, value: child.value.trimEnd()}
      : child,
  );
}

function sentenceBelow(nodes: readonly RootContent[]): string {
  const end = nodes.findIndex(({type}) => type === 'heading');
  const section = end === -1 ? nodes : nodes.slice(0, end);
  const paragraph = section.find(({type}) => type === 'paragraph');
  const text = paragraph ? toString(paragraph).replaceAll(/\s+/g, ' ') : '';
  return FIRST_SENTENCE.exec(text)?.[0] ?? '';
}
