import type {Node, ObjectPattern, VariableDeclaration} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declareType, enumValue} from '../types/declare.ts';
import {elementOf} from '../types/properties.ts';
import {isFunction, typeParametersOf} from '../types/signature.ts';
import {lazyType, once, type Scope, type Type, union, UNKNOWN} from '../types/type.ts';
import {classInstance, isClass} from './classes.ts';
import {contextOfParameter} from './parameters.ts';
import {declaredFunctionType} from './functions.ts';
import {bindPattern} from './patterns.ts';
import type {Declarer} from './roles.ts';
import type {FileTree} from './place.ts';

/** The types that object patterns take apart. */
export type Patterns = Map<ObjectPattern, () => Type>;

/** Declares the names that a node has for what is inside it; those inside nodes with own names wait until they are asked for. */
export function bindInside(
  checker: Checker,
  opener: Node,
  scope: Scope,
  {declarers, assignments}: FileTree,
  patterns: Patterns,
): void {
  const note = (pattern: ObjectPattern, type: () => Type) => void patterns.set(pattern, type);
  const bind = (pattern: Node, value: () => Type): void =>
    bindPattern(checker, pattern, value, scope, note);
  if (isFunction(opener)) {
    for (const {name, constraint} of typeParametersOf(opener)) {
      const read = (): Type =>
        constraint ? checker.read(constraint, scope.parent ?? scope) : UNKNOWN;
      scope.types.set(String(name), read);
    }
    for (const [index, parameter] of opener.params.entries()) {
      bind(parameter, () => contextOfParameter(checker, opener, index));
    }
  } else if (isClass(opener)) {
    for (const {name} of typeParametersOf(opener)) scope.types.set(String(name), () => UNKNOWN);
  } else if (opener.type === 'CatchClause' && opener.param) {
    bind(opener.param, () => UNKNOWN);
  }
  const bindVariables = (node: VariableDeclaration): void => {
    const loop = checker.parentOf(node);
    for (const {id, init} of node.declarations) {
      if (init) bind(id, () => startType(id, init));
      else if (loop?.type === 'ForOfStatement') {
        bind(id, () => elementOf(checker.typeOf(loop.right)));
      } else bind(id, () => assignedType(id));
    }
  };
  // A variable that starts empty has the type of what it is given later.
  const startType = (id: Node, init: Node): Type => {
    const empty =
      init.type === 'NullLiteral' || (init.type === 'Identifier' && init.name === 'undefined');
    if (empty) return union([checker.typeOf(init), assignedType(id)]);
    return checker.typeOf(init);
  };
  const assignedType = (id: Node): Type => {
    if (id.type !== 'Identifier') return UNKNOWN;
    const own = scope.values.get(id.name);
    const values = (assignments.get(id.name) ?? []).filter(
      ({left}) => findOwner(checker.scopeAt(left), id.name) === own,
    );
    return values.length > 0 ? union(values.map(({right}) => checker.typeOf(right))) : UNKNOWN;
  };
  for (const node of declarers.get(opener) ?? []) {
    if (node.type === 'VariableDeclaration') bindVariables(node);
    else bindNamed(checker, node, scope);
  }
}

function bindNamed(
  checker: Checker,
  node: Exclude<Declarer, VariableDeclaration>,
  scope: Scope,
): void {
  if (!node.id) return;
  const {name} = node.id;
  if (node.type === 'FunctionDeclaration') {
    scope.values.set(name, {name, type: lazyType(() => checker.typeOf(node))});
  } else if (node.type === 'TSDeclareFunction') {
    // Which of several signatures a call means is not worked out.
    const type = scope.values.has(name)
      ? () => UNKNOWN
      : lazyType(() => declaredFunctionType(checker, node));
    scope.values.set(name, {name, type});
  } else if (isClass(node)) {
    const instance = once(() => classInstance(checker, node));
    scope.types.set(name, () => instance());
    scope.values.set(name, {name, type: lazyType(() => checker.typeOf(node))});
  } else {
    scope.types.set(name, declareType(checker, node, scope, false));
    if (node.type === 'TSEnumDeclaration') {
      scope.values.set(name, {name, type: () => enumValue(node, false)});
    }
  }
}

function findOwner(scope: Scope | undefined, name: string): unknown {
  for (let at = scope; at; at = at.parent) if (at.values.has(name)) return at.values.get(name);
  return undefined;
}
