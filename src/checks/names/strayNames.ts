import type {Nodes, Paragraph, Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Problem} from 'mdx-samples/problem';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';

/** A sentence with one of these says that the name does not exist. */
const DENIAL =
  /\b(?:no|not|never|nor|neither|without|lacks?|missing|removed|gone|old|older|earlier|ignored|previously|was|called)\b|n['’]t\b/i;
/** The heading of a column that lists such names. */
const COLUMN = /\d\.\d|\bnot in\b|\bold\b|\bbefore\b|\bwas\b|react-native-iap|expo-in-app/i;

/** Finds names that the version lacks where no sentence denies them and no column says whose they are. */
export function strayNames(file: string, tree: Root): Problem[] {
  const found: Problem[] = [];
  const look = (block: Paragraph | TableCell): void => {
    if (DENIAL.test(shownText(block))) return;
    visit(block, 'mdxJsxTextElement', (node) => {
      if (!isAbsent(node)) return;
      const {line, column} = (node.position ?? block.position)?.start ?? {line: 1, column: 1};
      const message = `This version lacks ${toString(node)}, and no sentence or column says so. Deny the name in its sentence, or give its column a heading with the other version.`;
      found.push({file, line, column, message});
    });
  };
  visit(tree, 'paragraph', look);
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    for (const {children} of rows) {
      for (const [column, cell] of children.entries()) {
        const title = head?.children[column];
        if (!title || !COLUMN.test(toString(title))) look(cell);
      }
    }
  });
  return found;
}

/** The hidden words behind these names deny them too, but only for screen readers. */
function shownText(block: Nodes): string {
  return toString(block).replaceAll(/ \(not in [\d.]+\)/g, '');
}

function isAbsent({name, attributes}: Extract<Nodes, {type: 'mdxJsxTextElement'}>): boolean {
  return (
    name === 'code' &&
    attributes.some(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.value === 'absent',
    )
  );
}
