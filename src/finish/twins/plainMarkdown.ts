import type {BlockContent, Blockquote, DefinitionContent, Heading, Root} from 'mdast';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {boldLine} from '../../markdown/nodes.ts';
import {atMark, PageError} from '../../markdown/pageFile.ts';
import {noteName, notes} from '../../site/notes.ts';

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Cuts what only the site reads: front matter, imports and comments; other expressions are refused. */
export const remarkCutMdx: Plugin<[], Root> = () => (tree, file) => {
  visit(
    tree,
    ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
    (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
      if (isExpression && !COMMENT.test(node.value)) {
        throw new PageError(
          file,
          node,
          `{${node.value}} is not allowed in a Markdown twin. Write the text itself.`,
        );
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    },
  );
  // The comment with the anchor of a heading leaves its space behind.
  visit(tree, 'heading', trimEnd);
};

function trimEnd({children}: Heading): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
}

type Directive = Extract<Root['children'][number], {type: 'containerDirective'}>;

/** Turns `:::note[Title]` into a quotation under a bold title, and colons in prose back into text. */
export const remarkPlainAdmonitions: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'containerDirective', (directive, index, parent) => {
    if (parent === undefined || index === undefined) return;
    parent.children[index] = atMark(file, directive, () => quotation(directive));
  });
  visit(tree, ['leafDirective', 'textDirective'], (directive, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const isColon =
      directive.type === 'textDirective' &&
      directive.children.length === 0 &&
      Object.keys(directive.attributes ?? {}).length === 0;
    if (!isColon) {
      const sentence = 'A colon starts a directive that this site does not know. Write "\\:".';
      throw new PageError(file, directive, sentence);
    }
    parent.children.splice(index, 1, {type: 'text', value: `:${directive.name}`});
    return [SKIP, index];
  });
};

function quotation({name, children}: Directive): Blockquote {
  const kind = noteName(name);
  if (kind === undefined) {
    throw new Error(`":::${name}" is unknown. Write one of: ${Object.keys(notes).join(', ')}.`);
  }
  const [label, ...content]: (BlockContent | DefinitionContent)[] = children;
  const hasTitle = label?.type === 'paragraph' && label.data?.directiveLabel === true;
  const title = hasTitle ? [{type: 'text' as const, value: `${kind}: `}, ...label.children] : [];
  return {
    type: 'blockquote',
    children: hasTitle
      ? [boldLine(title), ...content]
      : [boldLine([{type: 'text', value: kind}]), ...children],
  };
}

/** What the step needs from the rest of the site. */
export type LinkOptions = {
  /** Turns the target of a link into an absolute address. */
  readonly resolve: (target: string) => string;
};

/** Makes every address absolute: a twin is read far away from the site. */
export const remarkAbsoluteLinks: Plugin<[LinkOptions], Root> =
  ({resolve}) =>
  (tree, file) => {
    visit(tree, ['link', 'image', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
      node.url = atMark(file, node, () => resolve(node.url));
    });
  };
