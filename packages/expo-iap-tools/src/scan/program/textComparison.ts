import type {Node, StringLiteral} from '@babel/types';

/** A text with what it is compared with. */
type Comparison = {readonly text: StringLiteral; readonly value: Node};

/** The comparison with a text that a node is: `type === 'subs'`, or a case of a `switch`. */
export function comparisonIn(node: Node, parent: Node | undefined): Comparison | undefined {
  if (node.type === 'SwitchCase')
    return node.test?.type === 'StringLiteral' && parent?.type === 'SwitchStatement'
      ? {text: node.test, value: parent.discriminant}
      : undefined;
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return undefined;
  const {left, right} = node;
  if (right.type === 'StringLiteral') return {text: right, value: left};
  return left.type === 'StringLiteral' ? {text: left, value: right} : undefined;
}
