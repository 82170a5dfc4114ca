import type {Node} from '@babel/types';
import type {Checker, TypeProblem} from './checker.ts';
import type {PlanIndex} from './planIndex.ts';
import {isMember} from './program/memberNode.ts';

/** Says whether other problems can show once this one is corrected as the plan says. */
export function hidesOthers(
  {kind, node, name}: TypeProblem,
  checker: Pick<Checker, 'parentOf'>,
  plan: PlanIndex,
): boolean {
  // Behind an extra key the compiler says nothing of one that is lacking.
  if (kind === 'no-export' || kind === 'excess') return true;
  if (kind !== 'no-member' && kind !== 'tested-member') return false;
  if (!plan.find(name) && !plan.findMember(name)) return false;
  const member = checker.parentOf(node);
  return !member || !isMember(member) || isTypeUsed(member, checker);
}

/** Says whether the type of an expression matters to what is around it; doubts count as yes. */
function isTypeUsed(expression: Node, checker: Pick<Checker, 'parentOf'>): boolean {
  for (let at = expression, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    switch (up.type) {
      case 'LogicalExpression':
      case 'TSNonNullExpression':
        break;
      case 'ConditionalExpression':
        if (up.test === at) return false;
        break;
      case 'BinaryExpression':
        return up.operator === 'in';
      case 'DoWhileStatement':
      case 'ExpressionStatement':
      case 'IfStatement':
      case 'TemplateLiteral':
      case 'UnaryExpression':
      case 'WhileStatement':
        return false;
      case 'JSXExpressionContainer':
        return checker.parentOf(up)?.type === 'JSXAttribute';
      default:
        return true;
    }
  }
  return true;
}
