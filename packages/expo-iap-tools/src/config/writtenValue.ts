import {existsSync, readFileSync} from 'node:fs';
import {parseExpression} from '@babel/parser';
import type {Node} from '@babel/types';
import type {Data} from '../project/readJson.ts';
import {nodesIn} from '../scan/program/nodes.ts';
import {attempt} from '../scan/syntax/attempt.ts';

/** A value as a file writes it; nothing is run. */
export type WrittenValue = {
  readonly file: string;
  readonly text: string;
  readonly node: Node;
  /** The whole file. */
  readonly root: Node;
};

/** Reads JSON, which can have comments, or code; nothing where there is no such file or it is broken. */
export function readWritten(file: string): WrittenValue | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    const isData = file.endsWith('.json');
    const root = isData
      ? parseExpression(text, {attachComment: false})
      : attempt(file, text).ast?.program;
    return root && {file, text, node: root, root};
  } catch {
    return undefined;
  }
}

/** A whole value of JSON. */
export function dataOf(node: Node | null | undefined): Data {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map(dataOf);
  if (node?.type !== 'ObjectExpression') return undefined;
  return new Map(
    node.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && property.key.type === 'StringLiteral'
        ? [[property.key.value, dataOf(property.value)] as const]
        : [],
    ),
  );
}

/** What an object has under a name; the value itself where that can't be seen. */
export function field(value: WrittenValue | undefined, name: string): WrittenValue | undefined {
  const object = value && constantOf(value);
  if (object?.node.type !== 'ObjectExpression') return object;
  for (const property of object.node.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const {key} = property;
    const own = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' && key.value;
    if (own === name) return {...object, node: property.value};
  }
  const spread = object.node.properties.find(({type}) => type === 'SpreadElement');
  return spread && {...object, node: spread};
}

/** The text or the number that a value is. */
export function literal(value: WrittenValue | undefined): string | undefined {
  const node = value && constantOf(value).node;
  const isText = node?.type === 'StringLiteral' || node?.type === 'NumericLiteral';
  return isText ? String(node.value) : undefined;
}

/** The options with which a file names a plugin, wherever it does. */
export function pluginOptions(value: WrittenValue, plugin: string): readonly WrittenValue[] {
  return nodesIn(value.root).flatMap((node) => {
    if (node.type !== 'ArrayExpression') return [];
    const [first, options] = node.elements;
    return options && first?.type === 'StringLiteral' && first.value === plugin
      ? [{...value, node: options}]
      : [];
  });
}

/** What a name stands for, where the file has one constant of that name. */
function constantOf(value: WrittenValue): WrittenValue {
  const {node, root} = value;
  if (node.type !== 'Identifier') return value;
  const [only, ...others] = nodesIn(root).flatMap((each) =>
    each.type === 'VariableDeclaration' && each.kind === 'const'
      ? each.declarations.filter(({id}) => id.type === 'Identifier' && id.name === node.name)
      : [],
  );
  return only?.init && others.length === 0 ? {...value, node: only.init} : value;
}
