import ts from 'typescript';

/** The declaration that a name in a type leads to, through imports and re-exports. */
export function declarationOf(name: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real.declarations?.find((declaration) => !ts.isTypeParameterDeclaration(declaration));
}
