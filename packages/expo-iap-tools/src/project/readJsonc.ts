import {parseExpression} from '@babel/parser';
import type {Node} from '@babel/types';
import type {Data} from './readJson.ts';

/** Reads JSON with comments and trailing commas, as tsconfig.json has it; nothing where it is broken. */
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
