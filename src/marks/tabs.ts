import {readAttributes} from 'mdx-samples/readAttributes';
import {boldLine, type FlowElement, text} from '../markdown/nodes.ts';
import {atMark, PageError} from '../markdown/pageFile.ts';
import {tabName} from '../site/tabKinds.ts';
import {defineMark} from './mark.ts';

/** A choice between texts; a twin has them one below the other, each under its name. */
export const tabs = defineMark({
  name: 'Tabs',
  attributes: ['kind'],
  example: '<Tabs kind="platform">',
  becomes: 'tabs for the reader; `src/site/tabKinds.ts` lists the kinds',
  component: {
    verify: ({required}, {node, page: {file}}) => {
      const kind = required('kind');
      const names: string[] = [];
      for (const child of node.children) {
        if (!isTab(child)) {
          throw new PageError(
            file,
            child,
            '<Tabs> contains only <Tab>. Move this out or into a tab.',
          );
        }
        const of = atMark(file, child, () => idOf(child));
        atMark(file, child, () => tabName(kind, of));
        if (names.includes(of)) {
          throw new PageError(file, child, `There is a <Tab of="${of}"> already.`);
        }
        names.push(of);
      }
      if (names.length < 2) {
        throw new Error('<Tabs> needs two tabs or more. Write one text without tabs.');
      }
    },
    twin: ({required}, node) =>
      node.children
        .filter(isTab)
        .flatMap((child) => [
          boldLine([text(tabName(required('kind'), idOf(child)))]),
          ...child.children,
        ]),
  },
});

/** One text of a choice. */
export const tab = defineMark({
  name: 'Tab',
  attributes: ['of'],
  example: '<Tab of="ios">',
  becomes: 'one tab, directly inside `<Tabs>`',
  component: {
    verify: (_attributes, {parent}) => {
      if (parent.type === 'mdxJsxFlowElement' && parent.name === 'Tabs') return;
      throw new Error('<Tab> must be directly inside <Tabs>.');
    },
    twin: (_attributes, node) => node.children,
  },
});

function isTab(node: FlowElement['children'][number]): node is FlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Tab';
}

function idOf(node: FlowElement): string {
  return readAttributes(node, ['of']).required('of');
}
