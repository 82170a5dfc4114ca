import type {BlockContent, Blockquote, DefinitionContent, Root} from 'mdast';
import type {} from 'remark-directive';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {noteName, notes} from '../../../site/notes.ts';
import {atMark, markError} from '../../../markdown/markError.ts';
import {boldLine} from '../components/boldLine.ts';

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
      throw markError(file, directive, sentence);
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
