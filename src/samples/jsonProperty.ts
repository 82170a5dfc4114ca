import ts from 'typescript';

/** Returns the value of a property when the node is an object that has it. */
export function property(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find((entry) => ts.isStringLiteral(entry.name) && entry.name.text === name)?.initializer;
}
