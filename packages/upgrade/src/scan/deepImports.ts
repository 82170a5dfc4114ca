import type {StringLiteral} from '@babel/types';
import {type CodeEdit, type Finding, positionOf} from './findings.ts';
import {isCall} from './program/calls.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {importedName} from './program/modules.ts';
import type {Part} from './program/place.ts';

/** An import of a file inside the library. */
type DeepImport = {
  readonly source: StringLiteral;
  /** The names that it imports, when it imports nothing else. */
  readonly names?: readonly string[];
};

/**
 * Reports a question for each import of a file inside the library, because no patch guarantees that the file still
 * exists.
 */
export function deepImportFindings(
  file: ParsedFile,
  {to, exported}: {readonly to: string; readonly exported: ReadonlySet<string>},
): readonly Finding[] {
  return file.tree.parts.flatMap(deepImports).map(({source, names}): Finding => {
    const isExported = names !== undefined && names.every((name) => exported.has(name));
    return {
      ...positionOf(file, source),
      kind: 'question',
      name: source.value,
      message: `Does ${to} still have this file, with what you take from it? Only what \`${LIBRARY}\` itself exports is public; any patch can move the files inside.`,
      todo: `Import from \`${LIBRARY}\`.`,
      ...(isExported && {edits: [renameSource(source)]}),
    };
  });
}

function deepImports({statement, nodes: telling, loads}: Part): readonly DeepImport[] {
  const {source} = 'source' in statement ? statement : {};
  if (source && isInside(source.value)) {
    const specifiers = ('specifiers' in statement && statement.specifiers) || [];
    const names = specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' || each.type === 'ExportSpecifier'
        ? [importedName(each)]
        : [],
    );
    const isAll = names.length > 0 && names.length === specifiers.length;
    return [{source, ...(isAll && {names})}];
  }
  if (!loads) return [];
  return telling.filter(isCall).flatMap(({callee, arguments: [first]}) => {
    const isLoad =
      callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
    return isLoad && first?.type === 'StringLiteral' && isInside(first.value)
      ? [{source: first}]
      : [];
  });
}

/** The quotes stay as they are. */
function renameSource({start, end}: StringLiteral): CodeEdit {
  return {start: (start ?? 0) + 1, end: (end ?? 0) - 1, text: LIBRARY};
}
