import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import type {Installed} from './installed.ts';

/** What the compiler says of a strict project that imports these entries, and of the types of the package itself. */
export function typeProblems({project, folder}: Installed, entries: readonly string[]): string[] {
  const file = join(project, 'entries.mts');
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const names = entries.map((_entry, index) => `entry${index}`);
  writeFileSync(file, [...imports, `console.info(${names.join(', ')});`].join('\n'));
  const program = ts.createProgram([file], {
    ...{module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, noEmit: true},
    ...{strict: true, exactOptionalPropertyTypes: true, types: []},
  });
  return program
    .getSourceFiles()
    .filter(({fileName}) => fileName === file || fileName.startsWith(`${folder}/`))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(({file: where, start, messageText}) => {
      const line = (where?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1;
      return `${where?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}
