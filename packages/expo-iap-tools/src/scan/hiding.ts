import type {Node} from '@babel/types';
import type {PlanIndex} from './planIndex.ts';
import type {TypeProblem} from './problems.ts';
import {isMember} from './program/names.ts';
import {parentOf, widest} from './program/place.ts';

/** Says whether other problems can show once this one is corrected as the plan says. */
export function hidesOthers({kind, node, name}: TypeProblem, plan: PlanIndex): boolean {
  // Behind an extra key the compiler says nothing of one that is lacking.
  if (kind === 'no-export' || kind === 'excess') return true;
  if (kind !== 'no-member' && kind !== 'tested-member') return false;
  if (!plan.find(name) && !plan.findMember(name)) return false;
  const member = parentOf(node);
  return !member || !isMember(member) || isTypeUsed(member);
}

/** Says whether the type of an expression matters to what is around it; doubts count as yes. */
function isTypeUsed(expression: Node): boolean {
  const whole = widest(expression, (outer, inner) =>
    outer.type === 'ConditionalExpression'
      ? outer.test !== inner
      : /^(?:Logical|TSNonNull)Expression$/.test(outer.type),
  );
  const up = parentOf(whole);
  switch (up?.type) {
    case 'BinaryExpression':
      return up.operator === 'in';
    case 'ConditionalExpression':
    case 'DoWhileStatement':
    case 'ExpressionStatement':
    case 'IfStatement':
    case 'TemplateLiteral':
    case 'UnaryExpression':
    case 'WhileStatement':
      return false;
    case 'JSXExpressionContainer':
      return parentOf(up)?.type === 'JSXAttribute';
    default:
      return true;
  }
}
