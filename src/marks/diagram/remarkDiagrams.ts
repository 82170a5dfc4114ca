import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {diagramOf} from '../../library/diagrams/diagrams.ts';
import {readAttributes} from '../../markdown/readAttributes.ts';
import {atMark} from '../../markdown/markError.ts';

/** Checks the names of pictures where file and line are known; drawing is the business of the component. */
export const remarkDiagrams: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (mark) => {
    if (mark.type !== 'mdxJsxFlowElement' && mark.type !== 'mdxJsxTextElement') return;
    if (mark.name === 'Diagram')
      atMark(file, mark, () => diagramOf(readAttributes(mark, ['of']).required('of')));
  });
};
