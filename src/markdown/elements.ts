import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {nearestName} from '../site/wordDistance.ts';
import {markError} from './markError.ts';

/** Components that pages may use and that reach the browser; src/theme/MDXComponents registers them. */
export const components = ['Diagram', 'ErrorFinder', 'Tab', 'Tabs'];

/** Elements that Markdown has no sign for, and those that marks become. */
const ELEMENTS = ['abbr', 'br', 'code', 'details', 'kbd', 'span', 'sub', 'summary', 'sup'];
const ADVICE: Readonly<Record<string, string>> = {
  a: 'Write [text](address).',
  img: 'Write ![description](file).',
};

const known = [...components, ...ELEMENTS];

/** Refuses elements that nothing can show: a typing error would only be seen when the page is drawn. */
export const remarkKnownComponents: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name} = node;
    if (name !== null && known.includes(name)) {
      const dynamic = node.attributes.some(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' ||
          (typeof attribute.value === 'object' && attribute.value !== null) ||
          attribute.name === 'style',
      );
      if (dynamic)
        throw markError(
          file,
          node,
          `<${name}> takes plain texts only, and no style. Write name="value".`,
        );
      return;
    }
    if (name === null) throw markError(file, node, '<> holds nothing together here. Take it away.');
    const near = nearestName(name, known);
    const advice = ADVICE[name] ?? (near === undefined ? list() : `Do you mean <${near}>?`);
    throw markError(file, node, `<${name}> is unknown on pages. ${advice}`);
  });
};

function list(): string {
  return `Pages may use: ${known.join(', ')}, and the marks in CONTRIBUTING.md.`;
}
