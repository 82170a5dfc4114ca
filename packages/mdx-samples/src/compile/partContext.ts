import ts from 'typescript';
import {neededImports} from '../fence/neededImports.ts';
import {
  closedRegions,
  cutRegion,
  findRegion,
  type LineRange,
  partKey,
} from '../fence/sampleFile.ts';
import {isReference, namesIn} from '../fence/usedNames.ts';
import type {SampleModule} from '../modules.ts';

/** Writes what each region of a compiled sample file needs to compile by itself. */
export function findContexts(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  {fileName, text, segments}: SampleModule,
): [key: string, context: string][] {
  // Blocks of pages have no parts.
  if (segments.some(({line}) => line > 1)) return [];
  const file = {path: fileName, text};
  return [...new Set(closedRegions(file))].map((part) => [
    partKey(fileName, cutRegion(file, part)),
    declareContext(checker, source, findRegion(file, part)),
  ]);
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Writes the imports that some lines of a file use, and declarations of what they use from its other lines. */
function declareContext(checker: ts.TypeChecker, source: ts.SourceFile, lines: LineRange): string {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const declared = new Map<ts.Symbol, string>();
  const extra = new Set<string>();
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const isInside = (node: ts.Node): boolean => {
    const line = lineOf(node.getStart(source));
    return line >= lines.from && line < lines.to;
  };

  const visit = (node: ts.Node, isWanted: (node: ts.Node) => boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isWanted(node) && isReference(node)) declare(symbolOf(node));
    ts.forEachChild(node, (child) => visit(child, isWanted));
  };

  const symbolOf = (word: ts.Identifier): ts.Symbol | undefined =>
    ts.isShorthandPropertyAssignment(word.parent)
      ? checker.getShorthandAssignmentValueSymbol(word.parent)
      : checker.getSymbolAtLocation(word);

  const declare = (symbol: ts.Symbol | undefined): void => {
    const declaration = symbol?.declarations?.[0];
    if (!symbol || declaration?.getSourceFile() !== source || isInside(declaration)) return;
    const isElsewhere = symbol.flags & (ts.SymbolFlags.Alias | ts.SymbolFlags.TypeParameter);
    if (isElsewhere || declared.has(symbol)) return;
    if (symbol.flags & ts.SymbolFlags.Type) {
      declared.set(symbol, declaration.getText(source).replace(/^export /, ''));
      visit(declaration, () => true);
      return;
    }
    const type = typeText(symbol, declaration);
    declared.set(symbol, `declare const ${symbol.name}: ${type};`);
    for (const name of namesIn(`let x: ${type};`)) findType(name);
  };

  const typeText = (symbol: ts.Symbol, place: ts.Node): string =>
    checker
      .typeToString(checker.getTypeOfSymbolAtLocation(symbol, place), source, FORMAT)
      .replaceAll(/\bimport\("[^"]+"\)\./g, '')
      .replaceAll(/\{ (.*?);? \}/g, '{$1}');

  /** A type that the compiler names is in the file, is everywhere, or comes from a module that the file imports. */
  const findType = (name: string): void => {
    const known = checker
      .getSymbolsInScope(source, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
      .find((symbol) => symbol.name === name);
    if (known) return declare(checker.getExportSymbolOfSymbol(known));
    const from = imports.find(({moduleSpecifier}) => {
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      return module && checker.getExportsOfModule(module).some((one) => one.name === name);
    });
    if (from) extra.add(`import type {${name}} from ${from.moduleSpecifier.getText(source)};`);
  };

  visit(source, isInside);
  const declarations = [...declared.values()].join('\n').split('\n');
  const shown = source.text.split('\n').slice(lines.from, lines.to);
  const above = [...imports.map((one) => one.getText(source)), ...extra].join('\n');
  const code = [...above.split('\n'), ...declarations, ...shown];
  const needed = neededImports({
    code: code.join('\n'),
    shown: {from: code.length - shown.length - declarations.length, to: code.length},
    language: source.fileName.split('.').at(-1) ?? 'ts',
  });
  return [needed, declarations.join('\n')].filter((text) => text !== '').join('\n\n');
}
