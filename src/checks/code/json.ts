import {type Block, placeInBlock} from 'mdx-samples/blocks';
import type {Problem} from 'mdx-samples/problem';
import ts from 'typescript';
import {checkAppConfig, type PluginFacts, property} from './appJson.ts';

/** A position in a string, counted from 0, where something is wrong. */
export type JsonError = {readonly offset: number; readonly message: string};

const STRICT = 'Write strict JSON: double quotes, no comments, no trailing commas.';

/** Parses strict JSON into a tree with positions, or returns where it is not valid JSON. */
export function parseStrictJson(text: string): ts.Expression | JsonError {
  const {JSON: target} = ts.ScriptTarget;
  const source = ts.createSourceFile('block.json', text, target, true, ts.ScriptKind.JSON);
  const [statement] = source.statements;
  const root = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  const broken = readSyntaxError(text);
  const offset = broken ?? (root ? findLooseNode(root, source) : 0);
  if (offset !== undefined) return {offset, message: `Invalid JSON. ${STRICT}`};
  if (root && isJson(text)) return root;
  return {offset: 0, message: `Invalid JSON. ${STRICT}`};
}

function readSyntaxError(text: string): number | undefined {
  const {error} = ts.parseConfigFileTextToJson('block.json', text);
  // Codes from 2000 on are about what a config of the compiler may contain, not about syntax.
  return error && error.code < 2000 ? error.start : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// The compiler reads a looser JSON than tools do, so the first node that strict JSON lacks is looked up.
function findLooseNode(node: ts.Node, source: ts.SourceFile): number | undefined {
  if (ts.isStringLiteral(node)) {
    return source.text[node.getStart(source)] === '"' ? undefined : node.getStart(source);
  }
  if (ts.isObjectLiteralExpression(node)) {
    if (node.properties.hasTrailingComma) return node.properties.end - 1;
    return firstLoose(node.properties.flatMap((property) => [...property.getChildren(source)]));
  }
  if (ts.isArrayLiteralExpression(node)) {
    if (node.elements.hasTrailingComma) return node.elements.end - 1;
    return firstLoose(node.elements);
  }
  return ts.isIdentifier(node) ? node.getStart(source) : undefined;

  function firstLoose(nodes: readonly ts.Node[]): number | undefined {
    return nodes
      .map((child) => findLooseNode(child, source))
      .find((offset) => offset !== undefined);
  }
}

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

function toProblem(block: Block, offset: number, message: string): Problem {
  const before = block.code.slice(0, offset).split('\n');
  const place = {line: before.length - 1, column: (before.at(-1) ?? '').length};
  return {...placeInBlock(block, place), message};
}
