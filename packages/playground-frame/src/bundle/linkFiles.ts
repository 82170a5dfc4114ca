import ts from 'typescript';

/** Files of an app in TypeScript, by name. */
export type SourceFiles = ReadonlyMap<string, string>;

type Declaration = {readonly name: string; readonly start: number; readonly end: number};

/**
 * Links the blocks of a page to an app: a name that one file only declares is imported from the file that exports it, or
 * is the only export of the file with that name. Fails for a name that no file exports, or several.
 */
export function linkFiles(files: SourceFiles): SourceFiles {
  const parsed = new Map([...files].map(([name, text]) => [name, parse(name, text)]));
  const exporters = new Map<string, string[]>();
  for (const [file, source] of parsed)
    for (const name of exportsOf(source))
      exporters.set(name, [...(exporters.get(name) ?? []), file]);
  const importOf = (name: string, file: string): string => {
    const [found, second] = exporters.get(name) ?? [];
    if (found !== undefined && second === undefined)
      return `import {${name}} from './${plainName(found)}';`;
    const namesake = [...parsed].find(([other]) => plainName(other) === name);
    const [only, another] = namesake ? exportsOf(namesake[1]) : [];
    if (found === undefined && only !== undefined && another === undefined)
      return `import {${only} as ${name}} from './${name}';`;
    const why = found === undefined ? 'no file exports it' : `${found} and ${second} export it`;
    throw new Error(`${file} declares "${name}", and ${why}.`);
  };
  return new Map(
    [...parsed].map(([file, source]) => {
      let text = source.text;
      for (const {name, start, end} of declarationsOf(source).toReversed())
        text = `${text.slice(0, start)}${importOf(name, file)}${text.slice(end)}`;
      return [file, text];
    }),
  );
}

const plainName = (file: string): string => file.replace(/\.\w+$/, '');

function parse(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
}

function declarationsOf(source: ts.SourceFile): Declaration[] {
  return source.statements.flatMap((statement) =>
    has(statement, ts.SyntaxKind.DeclareKeyword)
      ? namesOf(statement).map((name) => ({
          name,
          start: statement.getStart(source),
          end: statement.getEnd(),
        }))
      : [],
  );
}

function exportsOf(source: ts.SourceFile): string[] {
  return source.statements
    .filter((statement) => has(statement, ts.SyntaxKind.ExportKeyword))
    .flatMap(namesOf);
}

/** The functions, classes and values that a statement has; types need no link. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({name}) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

function has(statement: ts.Statement, keyword: ts.SyntaxKind): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({kind}) => kind === keyword) ?? false;
}
