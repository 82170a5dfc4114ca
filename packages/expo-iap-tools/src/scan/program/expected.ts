import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {awaited, elementOf, propertyOf} from '../types/properties.ts';
import {keyName} from '../types/readMembers.ts';
import {annotationOf, isFunction} from '../types/signature.ts';
import {membersOf, type Type, union, withoutNullish} from '../types/type.ts';
import {expectedArgument, isCall} from './calls.ts';
import {writtenResult} from './functions.ts';
import {expectedSignature} from './parameters.ts';
import {elementAt} from './patterns.ts';

/** The type that the context of an expression expects, as far as it is known. */
export function expectedType(checker: Checker, node: Node): Type | undefined {
  const parent = checker.parentOf(node);
  if (!parent) return undefined;
  if (isCall(parent)) {
    return parent.callee === node ? undefined : expectedArgument(checker, parent, node);
  }
  switch (parent.type) {
    case 'VariableDeclarator':
      return written(checker, parent.id, node);
    case 'ClassProperty':
      return written(checker, parent, node);
    case 'AssignmentPattern':
      return written(checker, parent.left, node);
    case 'AssignmentExpression':
      return parent.right === node ? checker.typeOf(parent.left) : undefined;
    case 'ObjectProperty':
      return parent.value === node ? expectedProperty(checker, parent) : undefined;
    case 'ObjectExpression':
      return node.type === 'ObjectMethod' ? expectedProperty(checker, node) : undefined;
    case 'ArrayExpression': {
      const list = checker.expected(parent);
      if (!list) return undefined;
      const index = parent.elements.findIndex((each) => each === node);
      return membersOf(list).some(({kind}) => kind === 'tuple')
        ? elementAt(list, index)
        : elementOf(list);
    }
    case 'ReturnStatement':
      return expectedResult(checker, enclosingFunction(checker, parent));
    case 'ArrowFunctionExpression':
      return parent.body === node ? expectedResult(checker, parent) : undefined;
    case 'ConditionalExpression':
      return parent.test === node ? undefined : checker.expected(parent);
    case 'LogicalExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return checker.expected(parent);
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return checker.read(parent.typeAnnotation, checker.scopeAt(parent));
    case 'JSXExpressionContainer':
      return expectedAttribute(checker, checker.parentOf(parent));
    default:
      return undefined;
  }
}

function written(checker: Checker, binding: Node, node: Node): Type | undefined {
  const type = annotationOf(binding);
  return type ? checker.read(type, checker.scopeAt(node)) : undefined;
}

function expectedProperty(
  checker: Checker,
  property: Extract<Node, {type: 'ObjectProperty' | 'ObjectMethod'}>,
): Type | undefined {
  const object = checker.parentOf(property);
  const type = object && checker.expected(object);
  const name = keyName(property.key, property.computed);
  if (!type || name === undefined) return undefined;
  if (type.kind === 'missing') return type;
  const found = propertyOf(withoutNullish(type), name);
  return found === undefined || found === 'unknown' ? undefined : found.type();
}

function enclosingFunction(checker: Checker, node: Node): Node | undefined {
  let at = checker.parentOf(node);
  while (at && !isFunction(at)) at = checker.parentOf(at);
  return at;
}

function expectedResult(checker: Checker, fn: Node | undefined): Type | undefined {
  if (!fn || !isFunction(fn)) return undefined;
  const result = writtenResult(fn);
  const signature = result ? undefined : expectedSignature(checker, fn);
  const type = result
    ? checker.read(result, checker.scopeAt(fn))
    : signature?.result(signature.scope);
  return type && fn.async ? union(membersOf(awaited(type))) : type;
}

/** What a component of the reader expects of an attribute. */
function expectedAttribute(checker: Checker, attribute: Node | undefined): Type | undefined {
  if (attribute?.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier')
    return undefined;
  const element = checker.parentOf(attribute);
  if (element?.type !== 'JSXOpeningElement') return undefined;
  const props = propsOf(checker, element.name);
  const found = props && propertyOf(withoutNullish(props), attribute.name.name);
  return found === undefined || found === 'unknown' ? undefined : found.type();
}

function propsOf(checker: Checker, name: Node): Type | undefined {
  const type = checker.typeOf(name);
  if (type.kind !== 'shape') return undefined;
  const [signature] = type.calls ?? [];
  const annotation = signature?.parameters[0]?.annotation;
  if (signature && annotation) return checker.read(annotation, signature.scope);
  const instance = type.constructs?.[0]?.result(type.constructs[0].scope);
  const props = instance && propertyOf(instance, 'props');
  return props === undefined || props === 'unknown' ? undefined : props.type();
}
