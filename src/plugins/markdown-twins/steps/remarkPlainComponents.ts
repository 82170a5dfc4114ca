import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {atMark} from '../../../markdown/markError.ts';
import {renderBlock} from '../components/renderBlock.ts';
import {renderInline} from '../components/renderInline.ts';

/** Replaces components by Markdown that says the same; one without a rendering stops the build. */
export const remarkPlainComponents: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...atMark(file, element, () => renderBlock(element)));
    return [SKIP, index];
  });
  visit(tree, 'mdxJsxTextElement', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...atMark(file, element, () => renderInline(element)));
    return [SKIP, index];
  });
};
