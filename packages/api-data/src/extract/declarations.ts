import {dirname} from 'node:path';
import ts from 'typescript';
import {resolveLibrary} from '../packages.ts';
import type {InstalledPatch} from '../releaseLines.ts';
import {declarationOf} from './declarationOf.ts';
import {showAs} from './printType.ts';

/** The compiler's view of several releases of the library. */
export type OpenPackages = {
  readonly checker: ts.TypeChecker;
  readonly program: ts.Program;
  /** Entry file per release, for example of `2.8.7`. */
  readonly entries: ReadonlyMap<string, ts.SourceFile>;
};

/** Opens the declarations of all given releases in one program. */
export function openPackages(root: string, patches: readonly InstalledPatch[]): OpenPackages {
  const files = new Map(patches.map((patch) => [patch.patch, resolveLibrary(root, patch).entry]));
  const program = ts.createProgram([...files.values()], {
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  });
  const entries = new Map<string, ts.SourceFile>();
  for (const [patch, file] of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file}: the compiler did not read the types of ${patch}.`);
    entries.set(patch, source);
  }
  return {program, checker: program.getTypeChecker(), entries};
}

/** A name that a release declares, with the place of its declaration. */
export type DeclaredName = {
  readonly name: string;
  readonly exported: boolean;
  readonly declaration: ts.Declaration;
};

/** Root exports of a release, then the types beside them without being exported. */
export function readExports(
  entry: ts.SourceFile,
  program: ts.Program,
  checker: ts.TypeChecker,
): readonly DeclaredName[] {
  const exported = rootExports(entry, checker);
  const declarations = exported.map(({declaration}) => declaration);
  const files = filesOf(entry, program);
  for (const each of exported) showPublicName(each, files, checker);
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

/** Shows a type that the entry exports under another name by that name, wherever its own is written. */
function showPublicName(
  {name, declaration}: DeclaredName,
  files: ReadonlySet<ts.SourceFile>,
  checker: ts.TypeChecker,
): void {
  const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  if (!isType || declaration.name.text === name) return;
  const own = declaration.name.text;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === own && declarationOf(node, checker) === declaration)
      showAs(node, name);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
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

function mentionedName(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  return ts.isTypeQueryNode(node) ? node.exprName : undefined;
}
