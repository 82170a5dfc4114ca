import type {PhrasingContent} from 'mdast';
import type {FlowElement} from '../../../markdown/nodes.ts';
import {boldLine} from './boldLine.ts';

/** Renders what readers unfold as a bold summary with the content below it. */
export function renderDetails({children}: FlowElement): FlowElement['children'] {
  const [first, ...content] = children;
  const summary = first && summaryIn(first);
  if (summary) return [boldLine(summary), ...content];
  throw new Error('<details> must start with a <summary> on a line of its own.');
}

function summaryIn(block: FlowElement['children'][number]): PhrasingContent[] | undefined {
  if (block.type === 'mdxJsxFlowElement' && block.name === 'summary') {
    return block.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
  }
  const only = block.type === 'paragraph' ? block.children[0] : undefined;
  const isSummary = only?.type === 'mdxJsxTextElement' && only.name === 'summary';
  return isSummary ? only.children : undefined;
}
