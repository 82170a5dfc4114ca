import type {Expression, Node, Statement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {propertyOf} from '../types/properties.ts';
import {isFunction} from '../types/signature.ts';
import {isNullish, membersOf, textsOf, type Type, union} from '../types/type.ts';

/** The path to a value as a string, such as `state.purchase`; undefined for anything but names and members. */
function pathTo(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'TSNonNullExpression') return pathTo(node.expression);
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')
    return undefined;
  if (node.computed || node.property.type !== 'Identifier') return undefined;
  const owner = pathTo(node.object);
  return owner === undefined ? undefined : `${owner}.${node.property.name}`;
}

/** The type that a value can still have after the program has checked it. */
export function narrow(checker: Checker, node: Node, type: Type): Type {
  if (type.kind !== 'union') return type;
  const path = pathTo(node);
  return path === undefined ? type : narrowAt(checker, node, path, type);
}

function narrowAt(checker: Checker, node: Node, path: string, type: Type): Type {
  let narrowed = type;
  const apply = (test: Node, isTrue: boolean): void => {
    narrowed = afterTest(narrowed, path, test, isTrue);
  };
  for (let at = node, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (up.type === 'IfStatement' || up.type === 'ConditionalExpression') {
      if (at === up.consequent) apply(up.test, true);
      else if (at === up.alternate) apply(up.test, false);
    } else if (up.type === 'LogicalExpression' && at === up.right) {
      if (up.operator !== '??') apply(up.left, up.operator === '&&');
    } else if (up.type === 'SwitchCase') {
      const parent = checker.parentOf(up);
      if (parent?.type === 'SwitchStatement' && up.test && at !== up.test) {
        narrowed = afterEquality(narrowed, path, parent.discriminant, up.test, true);
      }
    } else if (up.type === 'BlockStatement' || up.type === 'Program') {
      for (const statement of up.body) {
        if (statement === at) break;
        if (statement.type === 'IfStatement' && leaves(statement.consequent)) {
          apply(statement.test, false);
        }
      }
    }
    if (isFunction(up) && up.type === 'FunctionDeclaration') break;
  }
  return narrowed;
}

function leaves(statement: Statement): boolean {
  if (statement.type === 'BlockStatement') {
    const last = statement.body.at(-1);
    return last !== undefined && leaves(last);
  }
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}

function afterTest(type: Type, path: string, test: Node, isTrue: boolean): Type {
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    return afterTest(type, path, test.argument, !isTrue);
  }
  if (test.type === 'LogicalExpression' && (test.operator === '&&') === isTrue) {
    return afterTest(afterTest(type, path, test.left, isTrue), path, test.right, isTrue);
  }
  if (test.type === 'BinaryExpression' && test.left.type !== 'PrivateName') {
    const same = test.operator === '===' || test.operator === '==';
    const other = test.operator === '!==' || test.operator === '!=';
    if (same || other) return afterEquality(type, path, test.left, test.right, same === isTrue);
    return type;
  }
  return isTrue && startsAt(test, path) ? withoutNothing(type) : type;
}

/** Says whether a test needs the value at a path to exist: the value itself, or something behind it. */
function startsAt(test: Node, path: string): boolean {
  const own = pathTo(test);
  return own === path || own?.startsWith(`${path}.`) === true;
}

function withoutNothing(type: Type): Type {
  return union(membersOf(type).filter((member) => !isNullish(member)));
}

function afterEquality(
  type: Type,
  path: string,
  left: Node,
  right: Expression | Node,
  equal: boolean,
): Type {
  const isNothing =
    right.type === 'NullLiteral' || (right.type === 'Identifier' && right.name === 'undefined');
  if (isNothing) return !equal && startsAt(left, path) ? withoutNothing(type) : type;
  if (right.type !== 'StringLiteral') return type;
  const own = pathTo(left);
  if (own === undefined || !own.startsWith(`${path}.`)) return type;
  const key = own.slice(path.length + 1);
  if (key.includes('.')) return equal ? withoutNothing(type) : type;
  const members = membersOf(type).filter((member) => {
    if (isNullish(member)) return !equal;
    const found = propertyOf(member, key);
    if (found === undefined || found === 'unknown') return true;
    const texts = textsOf(found.type());
    if (texts.length === 0) return true;
    return equal ? texts.includes(right.value) : texts.some((text) => text !== right.value);
  });
  return members.length > 0 ? union(members) : type;
}
