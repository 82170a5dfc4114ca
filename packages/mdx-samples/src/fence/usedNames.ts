import ts from 'typescript';

/** Collects the names that code uses but does not declare in place; `isWanted` selects the places that count. */
export function usedNames(
  source: ts.SourceFile,
  isWanted: (node: ts.Node) => boolean = () => true,
): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isWanted(node) && isReference(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

/**
 * Says whether a word refers to something that is declared elsewhere, so it is not the name of a member or a
 * declaration.
 */
export function isReference(word: ts.Identifier): boolean {
  const {parent} = word;
  if (ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent)) return true;
  if (ts.isQualifiedName(parent)) return parent.left === word;
  if (ts.isBindingElement(parent) && parent.propertyName === word) return false;
  return !ts.isImportTypeNode(parent) && !('name' in parent && parent.name === word);
}

/** Collects the names that a piece of TypeScript uses. */
export function namesIn(code: string): ReadonlySet<string> {
  return usedNames(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true));
}
