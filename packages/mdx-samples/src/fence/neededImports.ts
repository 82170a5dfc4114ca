import ts from 'typescript';
import type {LineRange} from './sampleFile.ts';
import {usedNames} from './usedNames.ts';

/** A piece of code that a page shows, and the code around it. */
export type Excerpt = {
  /** The complete code, hidden lines included. */
  readonly code: string;
  readonly shown: LineRange;
  /** Ending of a file with this code, such as `tsx`. */
  readonly language: string;
};

type ImportedNames = {
  /** What comes before names in braces: a default import or a namespace. */
  readonly head: string | undefined;
  readonly names: readonly string[];
};

const WIDTH = 100;

/** Writes the imports that the shown lines use and that the other lines have, one for each module. */
export function neededImports({code, shown, language}: Excerpt): string {
  if (!/^import\b/m.test(code)) return '';
  const source = ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.Latest, true);
  const isShown = (node: ts.Node): boolean => {
    const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
    return line >= shown.from && line < shown.to;
  };
  const used = usedNames(source, isShown);
  const modules = new Map<string, string[]>();
  const statements: string[] = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || isShown(statement)) continue;
    const from = statement.moduleSpecifier.getText(source);
    const {head, names} = keepUsed(statement.importClause, used);
    if (!statement.importClause) statements.push(`import ${from};`);
    if (head !== undefined) statements.push(`import ${head} from ${from};`);
    if (names.length > 0) modules.set(from, [...(modules.get(from) ?? []), ...names]);
  }
  for (const [from, names] of modules) statements.push(writeImport(from, names));
  return statements.join('\n');
}

function keepUsed(clause: ts.ImportClause | undefined, used: ReadonlySet<string>): ImportedNames {
  const bindings = clause?.namedBindings;
  const ofType = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
  const heads = [
    clause?.name && used.has(clause.name.text) ? clause.name.text : undefined,
    bindings && ts.isNamespaceImport(bindings) && used.has(bindings.name.text)
      ? bindings.getText()
      : undefined,
  ].filter((head) => head !== undefined);
  const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return {
    head: heads.length > 0 ? ofType + heads.join(', ') : undefined,
    names: elements
      .filter(({name}) => used.has(name.text))
      .map((element) => (element.isTypeOnly ? '' : ofType) + element.getText()),
  };
}

function writeImport(from: string, names: readonly string[]): string {
  const allTypes = names.every((name) => name.startsWith('type '));
  const words = allTypes ? names.map((name) => name.slice('type '.length)) : names;
  const keyword = allTypes ? 'import type' : 'import';
  const line = `${keyword} {${words.join(', ')}} from ${from};`;
  if (line.length <= WIDTH) return line;
  return `${keyword} {\n${words.map((word) => `  ${word},\n`).join('')}} from ${from};`;
}
