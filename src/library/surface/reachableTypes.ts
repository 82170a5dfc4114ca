import ts from 'typescript';

/** Declarations of all types that the given declarations speak of, directly or through other types. */
export function reachableTypes(
  start: readonly ts.Declaration[],
  files: ReadonlySet<ts.SourceFile>,
  checker: ts.TypeChecker,
): ReadonlySet<ts.Declaration> {
  const reached = new Set<ts.Declaration>();
  const waiting: ts.Node[] = [...start];
  const visit = (node: ts.Node): void => {
    const name = mentionedName(node);
    const target = name && declarationOf(name, checker);
    if (target && files.has(target.getSourceFile()) && !reached.has(target)) {
      reached.add(target);
      waiting.push(target);
    }
    ts.forEachChild(node, visit);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) visit(next);
  return reached;
}

/** The declaration that a name in a type leads to, through imports and re-exports. */
export function declarationOf(name: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real.declarations?.find((declaration) => !ts.isTypeParameterDeclaration(declaration));
}

function mentionedName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return ts.isTypeQueryNode(node) ? node.exprName : undefined;
}
