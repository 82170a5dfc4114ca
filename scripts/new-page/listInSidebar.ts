import ts from 'typescript';
import type {PageRequest} from './pageRequest.ts';

/** Returns the text of sidebars.ts with the page at the end of the category of its kind. */
export function listInSidebar(source: string, {kind, path, title}: PageRequest): string {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const items = itemsOf(file, kind.category);
  const last = items?.elements.at(-1);
  if (!last) {
    throw new Error(
      `sidebars.ts has no category with label '${kind.category}' and a list of items. Add doc('${path}', …) to it by hand.`,
    );
  }
  const indent = ' '.repeat(file.getLineAndCharacterOfPosition(last.getStart()).character);
  const entry = `doc('${path}', '${title.replaceAll("'", String.raw`\'`)}')`;
  return `${source.slice(0, last.getEnd())},\n${indent}${entry}${source.slice(last.getEnd())}`;
}

/** The list of pages of a category, by its label. */
function itemsOf(node: ts.Node, category: string): ts.ArrayLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const label = valueOf(node, 'label');
    const items = valueOf(node, 'items');
    const isWanted = label && ts.isStringLiteral(label) && label.text === category;
    if (isWanted && items && ts.isArrayLiteralExpression(items)) return items;
  }
  return ts.forEachChild(node, (child) => itemsOf(child, category));
}

function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = node.properties.find(
    (entry): entry is ts.PropertyAssignment =>
      ts.isPropertyAssignment(entry) && entry.name.getText() === name,
  );
  return property?.initializer;
}
