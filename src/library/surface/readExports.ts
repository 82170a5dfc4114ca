import {dirname} from 'node:path';
import ts from 'typescript';
import {reachableTypes} from './reachableTypes.ts';

/** A name that a release declares, with the place of its declaration. */
export type DeclaredName = {
  readonly name: string;
  readonly exported: boolean;
  readonly declaration: ts.Declaration;
};

/** Root exports of a release, then the types that stand beside them without being exported. */
export function readExports(
  entry: ts.SourceFile,
  program: ts.Program,
  checker: ts.TypeChecker,
): readonly DeclaredName[] {
  const exported = rootExports(entry, checker);
  const declarations = exported.map(({declaration}) => declaration);
  const files = filesOf(entry, program);
  const reached = reachableTypes(declarations, files, checker);
  const deep = [...files]
    .flatMap(privateTypes)
    .filter((entry) => !declarations.includes(entry.declaration));
  const spokenOf = deep.filter(({declaration}) => reached.has(declaration));
  // Of the types that no root export speaks of, older twins of the others only confuse.
  const taken = new Set([...exported, ...spokenOf].map(({name}) => name));
  const rest = deep.filter(({name}) => !taken.has(name));
  return [...exported, ...onePerText([...spokenOf, ...rest])];
}

function rootExports(entry: ts.SourceFile, checker: ts.TypeChecker): DeclaredName[] {
  const module = checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${entry.fileName}: the file exports nothing.`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = real.declarations?.[0];
    if (!declaration) throw new Error(`${entry.fileName}: "${symbol.name}" has no declaration.`);
    return {name: symbol.name, exported: true, declaration};
  });
}

function filesOf(entry: ts.SourceFile, program: ts.Program): ReadonlySet<ts.SourceFile> {
  const folder = `${dirname(entry.fileName)}/`;
  return new Set(program.getSourceFiles().filter(({fileName}) => fileName.startsWith(folder)));
}

function privateTypes(file: ts.SourceFile): DeclaredName[] {
  return file.statements.flatMap((statement): DeclaredName[] => {
    if (
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      return [{name: statement.name.text, exported: false, declaration: statement}];
    }
    return ts.isVariableStatement(statement) ? enumAliases(statement) : [];
  });
}

/** Finds `const Old: typeof New`, the form in which a release keeps the former name of an enum. */
function enumAliases(statement: ts.VariableStatement): DeclaredName[] {
  return statement.declarationList.declarations.flatMap((declaration): DeclaredName[] =>
    ts.isIdentifier(declaration.name) && declaration.type && ts.isTypeQueryNode(declaration.type)
      ? [{name: declaration.name.text, exported: false, declaration}]
      : [],
  );
}

/** Keeps one of several private types that have the same text. */
function onePerText(names: readonly DeclaredName[]): DeclaredName[] {
  return [...new Map(names.map((entry) => [entry.declaration.getText(), entry])).values()];
}
