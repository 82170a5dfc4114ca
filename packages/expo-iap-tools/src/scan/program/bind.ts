import type {Function, Node, VariableDeclaration} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declareType, enumValue} from '../types/declare.ts';
import {elementOf} from '../types/properties.ts';
import {declareNamed, declareValue, findValue} from '../types/scope.ts';
import {isFunction, typeParametersOf} from '../types/signature.ts';
import {lazyType, once, type Scope, type Type, union, UNKNOWN} from '../types/type.ts';
import {classInstance, isClass} from './classes.ts';
import {declaredFunctionType} from './functions.ts';
import {keptState} from './keptStates.ts';
import {contextOfParameter} from './parameters.ts';
import {bindPattern, type Patterns} from './patterns.ts';
import type {FileTree} from './place.ts';
import type {Declarer} from './roles.ts';

/** Declares the names that a node has for what is inside it; those inside nodes with own names wait until they are asked for. */
export function bindInside(
  checker: Checker,
  opener: Node,
  scope: Scope,
  {declarers, assignments}: FileTree,
  patterns: Patterns,
): void {
  if (isFunction(opener)) bindFunction(checker, opener, scope, patterns);
  else if (isClass(opener)) {
    for (const {name} of typeParametersOf(opener)) {
      declareNamed(scope, String(name), () => UNKNOWN);
    }
  } else if (opener.type === 'CatchClause' && opener.param) {
    bindPattern(checker, opener.param, () => UNKNOWN, scope, patterns);
  }
  for (const node of declarers.get(opener) ?? []) {
    if (node.type === 'VariableDeclaration') {
      bindVariables(checker, node, scope, assignments, patterns);
    } else bindNamed(checker, node, scope);
  }
}

function bindFunction(checker: Checker, opener: Function, scope: Scope, patterns: Patterns): void {
  for (const {name, constraint} of typeParametersOf(opener)) {
    const read = (): Type =>
      constraint ? checker.read(constraint, scope.parent ?? scope) : UNKNOWN;
    declareNamed(scope, String(name), read);
  }
  opener.params.forEach((parameter, index) => {
    const type = (): Type => contextOfParameter(checker, opener, index);
    bindPattern(checker, parameter, type, scope, patterns);
  });
}

function bindVariables(
  checker: Checker,
  node: VariableDeclaration,
  scope: Scope,
  assignments: FileTree['assignments'],
  patterns: Patterns,
): void {
  const loop = checker.parentOf(node);
  for (const {id, init} of node.declarations) {
    const type = (): Type => {
      if (!init) {
        return loop?.type === 'ForOfStatement'
          ? elementOf(checker.typeOf(loop.right))
          : assignedType(checker, id, scope, assignments);
      }
      // A variable that starts empty has the type of what it is given later.
      const empty =
        init.type === 'NullLiteral' || (init.type === 'Identifier' && init.name === 'undefined');
      const start = keptState(checker, id, init, checker.typeOf(init));
      return empty ? union([start, assignedType(checker, id, scope, assignments)]) : start;
    };
    bindPattern(checker, id, type, scope, patterns);
  }
}

function assignedType(
  checker: Checker,
  id: Node,
  scope: Scope,
  assignments: FileTree['assignments'],
): Type {
  if (id.type !== 'Identifier') return UNKNOWN;
  const own = scope.values?.get(id.name);
  const values = (assignments.get(id.name) ?? []).filter(
    ({left}) => findValue(checker.scopeAt(left), id.name) === own,
  );
  return values.length > 0 ? union(values.map(({right}) => checker.typeOf(right))) : UNKNOWN;
}

function bindNamed(
  checker: Checker,
  node: Exclude<Declarer, VariableDeclaration>,
  scope: Scope,
): void {
  if (!node.id) return;
  const {name} = node.id;
  if (node.type === 'FunctionDeclaration') {
    declareValue(
      scope,
      name,
      lazyType(() => checker.typeOf(node)),
    );
  } else if (node.type === 'TSDeclareFunction') {
    // Which of several signatures a call means is not worked out.
    const type = scope.values?.has(name)
      ? () => UNKNOWN
      : lazyType(() => declaredFunctionType(checker, node));
    declareValue(scope, name, type);
  } else if (isClass(node)) {
    const instance = once(() => classInstance(checker, node));
    declareNamed(scope, name, (given) =>
      given.length > 0 ? classInstance(checker, node, given) : instance(),
    );
    declareValue(
      scope,
      name,
      lazyType(() => checker.typeOf(node)),
    );
  } else {
    declareNamed(scope, name, declareType(checker, node, scope, false));
    if (node.type === 'TSEnumDeclaration') {
      declareValue(scope, name, () => enumValue(node, false));
    }
  }
}
