import {checkAppConfig, type PluginFacts} from './checkAppConfig.ts';
import type {Block} from './collectBlocks.ts';
import {property} from './jsonProperty.ts';
import {parseStrictJson} from './parseStrictJson.ts';
import type {Problem} from './problem.ts';

/** Checks that a JSON block parses, and that an app config gives each plugin what it takes. */
export function checkJson(block: Block, plugin: PluginFacts): Problem[] {
  const root = parseStrictJson(block.code);
  if (!('kind' in root)) return [toProblem(block, root.offset, root.message)];
  const source = root.getSourceFile();
  const isAppConfig = block.marks.title === 'app.json' || property(root, 'expo') !== undefined;
  if (!isAppConfig) return [];
  return checkAppConfig(root, plugin).map(({node, message}) =>
    toProblem(block, node.getStart(source), message),
  );
}

function toProblem({path, code, fence, indents}: Block, offset: number, message: string): Problem {
  const before = code.slice(0, offset).split('\n');
  const line = before.length - 1;
  const column = (indents[line] ?? 0) + (before[line] ?? '').length + 1;
  return {path, line: fence.line + 1 + line, column, message};
}
