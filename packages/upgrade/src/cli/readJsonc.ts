import {parseExpression} from '@babel/parser';
import type {Node} from '@babel/types';

/** Data of a file with comments and trailing commas; an object is a map, so that no name in it means anything else. */
export type Data = string | readonly Data[] | ReadonlyMap<string, Data> | undefined;

/** Reads JSON as tsconfig.json has it; nothing where it is broken. Only objects, lists and texts are of use. */
export function readJsonc(text: string): Data {
  try {
    return valueOf(parseExpression(text.replace(/^\uFEFF/, ''), {attachComment: false}));
  } catch {
    return undefined;
  }
}

function valueOf(node: Node | null): Data {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'ArrayExpression') return node.elements.map(valueOf);
  if (node?.type !== 'ObjectExpression') return undefined;
  return new Map(
    node.properties.flatMap((property) =>
      property.type === 'ObjectProperty' && property.key.type === 'StringLiteral'
        ? [[property.key.value, valueOf(property.value)] as const]
        : [],
    ),
  );
}

/** What an object has under a name. */
export function fieldOf(data: Data, name: string): Data {
  return data instanceof Map ? data.get(name) : undefined;
}

/** The texts of a list, or one text as a list. */
export function textsOf(data: Data): readonly string[] {
  if (typeof data === 'string') return [data];
  return Array.isArray(data) ? data.filter((each) => typeof each === 'string') : [];
}
