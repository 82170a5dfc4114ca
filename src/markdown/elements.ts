import {nearestName} from 'expo-iap-tools/words/editDistance';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {PageError} from './pageFile.ts';

const ADVICE: Readonly<Record<string, string>> = {
  a: 'Write [text](address).',
  img: 'Write ![description](file).',
};
const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/)?\s*$/;

/** Rejects elements that no component can show; otherwise a typo would only appear when the page is rendered. */
export const remarkKnownElements: Plugin<[{readonly known: readonly string[]}], Root> =
  ({known}) =>
  (tree, file) => {
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
          throw new PageError(
            file,
            node,
            `<${name}> takes plain texts only, and no style. Write name="value".`,
          );
        return;
      }
      if (name === null) throw new PageError(file, node, '<> has no effect here. Remove it.');
      const near = nearestName(name, known);
      const advice = ADVICE[name] ?? (near === undefined ? list(known) : `Do you mean <${near}>?`);
      throw new PageError(file, node, `<${name}> is unknown on pages. ${advice}`);
    });
  };

function list(known: readonly string[]): string {
  return `Pages may use: ${known.join(', ')}, and the marks in CONTRIBUTING.md.`;
}

/** Rejects code that would run in the page, because what a page says must be in its text, in every form of the page. */
export const remarkNoCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm')
      throw new PageError(
        file,
        node,
        'Pages cannot import or export. Use components without importing them, and put code in a block.',
      );
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (!COMMENT.test(node.value))
      throw new PageError(
        file,
        node,
        `{${node.value}} would be run as code. Write "\\{" for a brace, or the text itself.`,
      );
  });
};
