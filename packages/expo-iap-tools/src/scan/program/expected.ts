import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {awaited, elementOf, propertyType} from '../types/properties.ts';
import {annotationOf, isFunction, writtenResult} from '../types/signature.ts';
import {membersOf, resultOf, type Type, union, withoutNullish} from '../types/type.ts';
import {attributeAt} from './attributes.ts';
import {expectedArgument, isCall} from './calls.ts';
import {propertyName} from './names.ts';
import {elementAt} from './patterns.ts';
import {nearest, parentOf} from './place.ts';

/** The type that the context of an expression expects, as far as it is known. */
export function expectedType(checker: Checker, node: Node): Type | undefined {
  const parent = parentOf(node);
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
      return expectedResult(checker, nearest(parent, isFunction));
    case 'ArrowFunctionExpression':
      return parent.body === node ? expectedResult(checker, parent) : undefined;
    case 'ConditionalExpression':
      return parent.test === node ? undefined : checker.expected(parent);
    case 'LogicalExpression':
    case 'TSNonNullExpression':
      return checker.expected(parent);
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return checker.read(parent.typeAnnotation, checker.scopeAt(parent));
    case 'JSXExpressionContainer':
      return expectedAttribute(checker, parentOf(parent));
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
  const object = parentOf(property);
  const type = object && checker.expected(object);
  const name = propertyName(property);
  if (!type || name === undefined) return undefined;
  if (type.kind === 'missing') return type;
  return propertyType(withoutNullish(type), name);
}

function expectedResult(checker: Checker, fn: Function | undefined): Type | undefined {
  if (!fn) return undefined;
  const result = writtenResult(fn);
  const context = result ? undefined : checker.expected(fn);
  const type = result ? checker.read(result, checker.scopeAt(fn)) : context && resultOf(context);
  return type && fn.async ? union(membersOf(awaited(type))) : type;
}

/** What a component of the reader expects of an attribute. */
function expectedAttribute(checker: Checker, node: Node | undefined): Type | undefined {
  const attribute = attributeAt(node);
  const props = attribute && propsOf(checker, attribute.element);
  return props && propertyType(withoutNullish(props), attribute.name);
}

function propsOf(checker: Checker, name: Node): Type | undefined {
  const type = checker.typeOf(name);
  if (type.kind !== 'shape') return undefined;
  const [signature] = type.calls ?? [];
  const annotation = signature?.parameters[0]?.annotation;
  if (signature && annotation) return checker.read(annotation, signature.scope);
  const instance = type.constructs?.[0]?.result(type.constructs[0].scope);
  return instance && propertyType(instance, 'props');
}
