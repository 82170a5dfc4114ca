import ts from 'typescript';
import type {BuiltBlock} from './buildModules.ts';
import type {ShownSample} from './findSampleMarks.ts';

/** Names in the samples of a page that compile against its own version; text and comments do not count. */
export function collectSampleNames(
  built: readonly BuiltBlock[],
  shown: readonly ShownSample[],
  version: string,
): Set<string> {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  const codes = built
    .filter(({block}) => block.version === version && block.marks.errors.length === 0)
    .map(({module}) => module.text)
    .concat(shown.map(({code}) => code));
  for (const code of codes) {
    collect(ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest));
  }
  return names;
}
