import type {FileTask} from './fileTask.ts';
import {type Finding, positionOf} from './findings.ts';
import {loadedBy} from './program/calls.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';

/** Asks about imports of files inside the library, which any patch can move. */
export function deepImportFindings({file}: Pick<FileTask, 'file'>): readonly Finding[] {
  return file.tree.parts
    .flatMap(({statement, nodes, loads}) => [
      ...('source' in statement && statement.source ? [statement.source] : []),
      ...(loads ? nodes.flatMap((node) => loadedBy(node) ?? []) : []),
    ])
    .filter(({value}) => isInside(value))
    .map((source) => ({
      ...positionOf(file, source),
      kind: 'question',
      name: source.value,
      message: `This path isn’t part of the package’s API: any patch can move it, and what it exports.`,
      todo: `Import from \`${LIBRARY}\`.`,
    }));
}
