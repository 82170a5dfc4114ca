import type {PhrasingContent, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {FlowElement, TextElement} from '../markdown/nodes.ts';
import {atMark} from '../markdown/pageFile.ts';
import type {Blocks} from './mark.ts';
import {plainElements} from './plainElements.ts';
import {marks} from './registry.ts';

/** Replaces components and elements by Markdown that says the same; one without such a form stops the build. */
export const remarkPlainMarks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement')
      return undefined;
    const plain = atMark(file, element, () => plainForm(element));
    parent.children.splice(index, 1, ...plain);
    // What was inside may contain elements too.
    return [SKIP, index];
  });
};

function plainForm(element: FlowElement | TextElement): Blocks | PhrasingContent[] {
  const name = element.name ?? '';
  const html = Object.hasOwn(plainElements, name) ? plainElements[name] : undefined;
  if (element.type === 'mdxJsxTextElement') {
    if (html?.inline) return html.inline(element);
  } else {
    const twin = marks.find((mark) => mark.name === name)?.twin ?? html?.block;
    if (twin) return twin(element);
  }
  throw new Error(
    `<${name}> has no rendering as Markdown, so the twin of this page would lack it. ` +
      'Add one in src/marks, to its mark or to plainElements.ts.',
  );
}
