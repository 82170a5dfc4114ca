import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';

/** One statement of a declaration file, and the file of the source that it comes from. */
type Declared = {readonly file: string; readonly text: string; readonly node: ts.Statement};

/**
 * Writes the declarations of an entry of the kit as one file: what it exports, and every type that this names. The compiler
 * makes them from the source, file by file.
 */
export function declareKit(entry: string, head: string): string {
  const written = new Map<string, string>();
  const add = (file: string, name: string): void => {
    const key = `${file} ${name}`;
    if (written.has(key)) return;
    const {node, text} = find(file, name);
    written.set(key, text);
    for (const used of namesIn(node)) {
      const from = sourceOf(file, used);
      if (from !== undefined) add(from, used);
    }
  };
  for (const {node, file} of declarations(entry)) {
    const own = nameOf(node);
    if (own !== undefined) add(file, own);
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) continue;
    const from = pathOf(file, node.moduleSpecifier);
    for (const name of exportedNames(node, from)) add(from, name);
  }
  return [head, ...written.values(), ''].join('\n\n').replace(/\n+$/, '\n');
}

function exportedNames({exportClause}: ts.ExportDeclaration, from: string): string[] {
  if (exportClause && ts.isNamedExports(exportClause))
    return exportClause.elements.map(({name}) => name.text);
  return declarations(from).flatMap(({node}) => nameOf(node) ?? []);
}

const known = new Map<string, Declared[]>();

/** What the compiler declares for a file on its own. */
function declarations(file: string): Declared[] {
  const before = known.get(file);
  if (before) return before;
  const options = {declaration: true, isolatedDeclarations: true, stripInternal: true};
  const {outputText} = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {...options, target: ts.ScriptTarget.ES2022},
  });
  const source = ts.createSourceFile(file, outputText, ts.ScriptTarget.ES2022, true);
  const all = source.statements.map((node) => ({file, text: exported(node.getFullText()), node}));
  known.set(file, all);
  return all;
}

/** Types that other files of the source do not see are part of the one file too. */
function exported(text: string): string {
  return text.trim().replace(/^(?:export )?(?=(?:declare|type) )/m, 'export ');
}

function find(file: string, name: string): Declared {
  const found = declarations(file).find(({node}) => nameOf(node) === name);
  if (found) return found;
  throw new Error(`${file} declares no "${name}", which the types of the test kit need.`);
}

function nameOf(node: ts.Statement): string | undefined {
  if (ts.isTypeAliasDeclaration(node)) return node.name.text;
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  const [one] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  return one && ts.isIdentifier(one.name) ? one.name.text : undefined;
}

/** The names of types that a declaration uses. */
function namesIn(node: ts.Node): string[] {
  const own =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [node.typeName.text] : [];
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
  return [...own, ...below];
}

/** The file that declares a name used in a file: itself, or one that it imports; none for names of the language. */
function sourceOf(file: string, name: string): string | undefined {
  for (const {node} of declarations(file)) {
    if (nameOf(node) === name) return file;
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (!names || !ts.isNamedImports(names) || !ts.isImportDeclaration(node)) continue;
    if (names.elements.some((one) => one.name.text === name))
      return pathOf(file, node.moduleSpecifier);
  }
  return undefined;
}

function pathOf(file: string, specifier: ts.Expression): string {
  if (ts.isStringLiteral(specifier)) return join(dirname(file), specifier.text);
  throw new Error(`${file} imports something without a name.`);
}
