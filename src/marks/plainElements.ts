import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {boldLine, type FlowElement, type TextElement} from '../markdown/nodes.ts';
import type {Blocks} from './mark.ts';

/** How an element reads as Markdown, between paragraphs and inside a line of text. */
type PlainElement = {
  readonly block?: (element: FlowElement) => Blocks;
  readonly inline?: (element: TextElement) => PhrasingContent[];
};

const BADGE = /(?:^|\s)badge(?:\s|$)/;
const children = ({children: inside}: TextElement): PhrasingContent[] => inside;

/** The HTML that a page may have, because Markdown has no sign for it and marks become it; each with its form in a twin. */
export const plainElements: Readonly<Record<string, PlainElement>> = {
  abbr: {inline: children},
  br: {inline: () => [{type: 'break'}]},
  code: {inline: (element) => [{type: 'inlineCode', value: toString(element)}]},
  details: {block: unfold},
  kbd: {inline: (element) => [{type: 'inlineCode', value: toString(element)}]},
  span: {
    inline: (element) =>
      isBadge(element) ? [{type: 'emphasis', children: element.children}] : element.children,
  },
  sub: {inline: children},
  // It never comes alone: the rendering of details reads it.
  summary: {},
  sup: {inline: children},
};

/** Returns what readers unfold as a bold summary with the content below it. */
function unfold({children: [first, ...content]}: FlowElement): Blocks {
  const summary = first && summaryIn(first);
  if (summary) return [boldLine(summary), ...content];
  throw new Error('<details> must start with a <summary> alone on its line.');
}

function summaryIn(block: FlowElement['children'][number]): PhrasingContent[] | undefined {
  if (block.type === 'mdxJsxFlowElement' && block.name === 'summary') {
    return block.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
  }
  const only = block.type === 'paragraph' ? block.children[0] : undefined;
  const isSummary = only?.type === 'mdxJsxTextElement' && only.name === 'summary';
  return isSummary ? only.children : undefined;
}

function isBadge({attributes}: TextElement): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'className' &&
      typeof attribute.value === 'string' &&
      BADGE.test(attribute.value),
  );
}
