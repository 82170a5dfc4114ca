import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {awaited} from '../types/properties.ts';
import {readWritten} from '../types/readWritten.ts';
import {findValue} from '../types/scope.ts';
import {isFunction} from '../types/signature.ts';
import {
  membersOf,
  NULL,
  primitive,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
  withoutNullish,
} from '../types/type.ts';
import {isCall, typeOfCall} from './calls.ts';
import {classInstance, classValue} from './classes.ts';
import {functionType} from './functions.ts';
import {typeOfMember} from './members.ts';
import {isMember} from './names.ts';
import {isClass} from './nodes.ts';
import {typeOfList, typeOfObject} from './objects.ts';
import {parentOf} from './place.ts';

/** The type of an expression; unknown when nothing of the library can be in it. */
export function typeOfExpression(checker: Checker, node: Node): Type {
  if (isMember(node)) return typeOfMember(checker, node);
  if (isCall(node)) return typeOfCall(checker, node);
  if (isFunction(node)) return functionType(checker, node);
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name === 'undefined'
        ? UNDEFINED
        : (findValue(checker.scopeAt(node), node.name)?.() ?? UNKNOWN);
    case 'ObjectExpression':
      return typeOfObject(checker, node);
    case 'ArrayExpression':
      return typeOfList(checker, node);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return classValue(checker, node);
    case 'ThisExpression':
      return typeOfThis(checker, node);
    case 'AwaitExpression':
      return awaited(checker.typeOf(node.argument));
    case 'ConditionalExpression':
      return union([checker.typeOf(node.consequent), checker.typeOf(node.alternate)]);
    case 'LogicalExpression': {
      const left = checker.typeOf(node.left);
      // An object is never what stops an `&&`.
      const kept =
        node.operator === '&&'
          ? membersOf(left).filter(({kind}) => kind !== 'shape' && kind !== 'tuple')
          : [withoutNullish(left)];
      return union([...kept, checker.typeOf(node.right)]);
    }
    case 'AssignmentExpression':
      return node.operator === '=' ? checker.typeOf(node.right) : UNKNOWN;
    case 'SequenceExpression':
      return checker.typeOf(node.expressions.at(-1) ?? node);
    case 'TSNonNullExpression':
      return withoutNullish(checker.typeOf(node.expression));
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return isConst(node.typeAnnotation)
        ? checker.typeOf(node.expression)
        : readWritten(
            checker,
            node.typeAnnotation,
            checker.scopeAt(node),
            () => checker.typeOf(withoutUnknown(node.expression)),
            'cast',
          );
    case 'TSSatisfiesExpression':
      return checker.typeOf(node.expression);
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return {kind: 'literal', value: node.value};
    case 'TemplateLiteral':
      return primitive('string');
    case 'NullLiteral':
      return NULL;
    default:
      return UNKNOWN;
  }
}

/** What `value as unknown as Own` is about. */
function withoutUnknown(node: Node): Node {
  const isUnknown =
    node.type === 'TSAsExpression' && node.typeAnnotation.type === 'TSUnknownKeyword';
  return isUnknown ? withoutUnknown(node.expression) : node;
}

function isConst(node: Node): boolean {
  return (
    node.type === 'TSTypeReference' &&
    node.typeName.type === 'Identifier' &&
    node.typeName.name === 'const'
  );
}

function typeOfThis(checker: Checker, node: Node): Type {
  let isStatic = false;
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (isClass(at)) return isStatic ? checker.typeOf(at) : classInstance(checker, at);
    if ('static' in at && at.static === true) isStatic = true;
    if (at.type === 'FunctionDeclaration' || at.type === 'FunctionExpression') return UNKNOWN;
    if (at.type === 'ObjectMethod') return UNKNOWN;
  }
  return UNKNOWN;
}
