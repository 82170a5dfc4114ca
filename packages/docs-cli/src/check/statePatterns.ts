import type {Node} from '@babel/types';
import type {Code} from './code.ts';
import {type PatternFinding, placeOf} from './finding.ts';

/** Tests that can never tell a pending payment from a paid one. */
export function statePatterns(all: readonly Code[]): readonly PatternFinding[] {
  return all.flatMap((code) =>
    code.nodes.flatMap((node): PatternFinding[] => {
      if (isComparison(node) && isPendingCode(node))
        return [
          {
            ...placeOf(node, code),
            rule: 'pending-as-paid',
            message: 'E_PENDING is never sent, so this never recognizes a pending payment.',
            todo: 'Compare purchaseStateAndroid of the purchase: 1 is paid, 2 is pending.',
          },
        ];
      if (isComparison(node) && isUnspecified(node))
        return [
          {
            ...placeOf(node, code),
            rule: 'pending-as-paid',
            message:
              'purchaseStateAndroid is 0 when Play names no state; a paid purchase has 1, and a pending one 2.',
            todo: 'Compare with 1.',
          },
        ];
      return [];
    }),
  );
}

type Comparison = Extract<Node, {type: 'BinaryExpression'}>;

function isComparison(node: Node): node is Comparison {
  return node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator);
}

function isPendingCode({left, right}: Comparison): boolean {
  return [left, right].some(
    (side) =>
      (side.type === 'StringLiteral' && side.value === 'E_PENDING') ||
      propertyOf(side) === 'E_PENDING',
  );
}

function isUnspecified({operator, left, right}: Comparison): boolean {
  const isZero = [left, right].some((side) => side.type === 'NumericLiteral' && side.value === 0);
  const isState = [left, right].some((side) => propertyOf(side) === 'purchaseStateAndroid');
  return operator.startsWith('=') && isZero && isState;
}

function propertyOf(node: Node): string {
  const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
  return isMember && node.property.type === 'Identifier' ? node.property.name : '';
}
