import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {tabName} from '../../site/tabKinds.ts';
import {readAttributes} from '../../markdown/readAttributes.ts';
import {atMark, markError} from '../../markdown/markError.ts';

/** Checks tabs where file and line are known; what they become is the business of the component. */
export const remarkTabs: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (mark, _index, parent) => {
    if (mark.name === 'Tab' && !(parent?.type === 'mdxJsxFlowElement' && parent.name === 'Tabs')) {
      throw markError(file, mark, '<Tab> must stand directly inside <Tabs>.');
    }
    if (mark.name !== 'Tabs') return;
    const kind = atMark(file, mark, () => readAttributes(mark, ['kind']).required('kind'));
    const names: string[] = [];
    for (const child of mark.children) {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab') {
        throw markError(
          file,
          child,
          '<Tabs> takes nothing but <Tab>. Move this out or into a tab.',
        );
      }
      const of = atMark(file, child, () => readAttributes(child, ['of']).required('of'));
      atMark(file, child, () => tabName(kind, of));
      if (names.includes(of)) throw markError(file, child, `There is a <Tab of="${of}"> already.`);
      names.push(of);
    }
    if (names.length < 2)
      throw markError(file, mark, '<Tabs> needs two tabs or more. Write one text without tabs.');
  });
};
