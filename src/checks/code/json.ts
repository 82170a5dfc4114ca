import {findNodeAtLocation, type ParseError, parseTree} from 'jsonc-parser';
import {type Block, placeInBlock} from 'mdx-samples/blocks';
import type {Problem} from 'mdx-samples/problem';
import {checkAppConfig, type PluginFacts} from './appJson.ts';

const STRICT = {disallowComments: true, allowTrailingComma: false, allowEmptyContent: false};

/** Checks that a JSON block parses, and that an app config gives each plugin what it takes. */
export function checkJson(block: Block, plugin: PluginFacts): Problem[] {
  const errors: ParseError[] = [];
  const root = parseTree(block.code, errors, STRICT);
  if (!root || errors.length > 0) {
    const message =
      'Invalid JSON. Write strict JSON: double quotes, no comments, no trailing commas.';
    return [toProblem(block, errors[0]?.offset ?? 0, message)];
  }
  const isAppConfig = block.marks.title === 'app.json' || findNodeAtLocation(root, ['expo']);
  if (!isAppConfig) return [];
  return checkAppConfig(root, plugin).map(({offset, message}) => toProblem(block, offset, message));
}

function toProblem(block: Block, offset: number, message: string): Problem {
  const before = block.code.slice(0, offset).split('\n');
  const place = {line: before.length - 1, column: (before.at(-1) ?? '').length};
  return {...placeInBlock(block, place), message};
}
