import ts from 'typescript';

/** A sample as JavaScript: the body of an asynchronous function, and what it needs and has. */
export type EmittedSample = {
  readonly text: string;
  /** Names that the sample only declares: another piece must supply them. */
  readonly declared: ReadonlySet<string>;
  /** Functions, classes and values at the top of the sample; exported values are in its exports only. */
  readonly names: readonly string[];
  /** What the code calls, reads or passes on, by name: what its types and declarations mention is not among it. */
  readonly uses: readonly string[];
  /** Nothing is left without the types. */
  readonly isEmpty: boolean;
};

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  jsx: ts.JsxEmit.ReactJSX,
  // Imports that only serve types disappear, as in an app.
  isolatedModules: true,
};

/** Takes the types away; `await` at the top needs no module because the text becomes the body of a function. */
export function emitSample(text: string, fileName: string): EmittedSample {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.ES2022, true);
  const declared = new Set<string>();
  const names = new Set<string>();
  for (const statement of source.statements) {
    const isDeclared = hasModifier(statement, ts.SyntaxKind.DeclareKeyword);
    for (const name of namesOf(statement)) {
      if (isDeclared) declared.add(name);
      else if (!isExportedValue(statement)) names.add(name);
    }
  }
  const {outputText} = ts.transpileModule(text, {fileName, compilerOptions: options});
  const emitted = outputText.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const code = emitted.replace(/^\s*(?:"use strict";|Object\.defineProperty\(exports.*)$/gm, '');
  const isEmpty = !/\S/.test(withoutComments(code));
  return {text: emitted, declared, names: [...names], uses: usedNames(source), isEmpty};
}

function usedNames(source: ts.SourceFile): string[] {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStatement(node) && hasModifier(node, ts.SyntaxKind.DeclareKeyword)) return;
    if (ts.isIdentifier(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].toSorted();
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name ? [statement.name.text] : [];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({name}) => boundNames(name));
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function isExportedValue(statement: ts.Statement): boolean {
  return ts.isVariableStatement(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

function hasModifier(statement: ts.Statement, kind: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
