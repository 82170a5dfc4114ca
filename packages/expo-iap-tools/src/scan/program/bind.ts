import type {Function, Node, VariableDeclaration} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declareType, enumValue} from '../types/declare.ts';
import {elementOf} from '../types/properties.ts';
import {declareNamed, declareValue} from '../types/scope.ts';
import {annotationOf, isFunction, typeParametersOf, writtenSignature} from '../types/signature.ts';
import {
  functionShape,
  lazyType,
  once,
  type Scope,
  type Type,
  union,
  UNKNOWN,
} from '../types/type.ts';
import {classInstance, classValue} from './classes.ts';
import {assignedTo} from './fields.ts';
import {isClass} from './nodes.ts';
import {contextOfParameter} from './parameters.ts';
import {bindPattern} from './patterns.ts';
import {type FileTree, parentOf} from './place.ts';
import type {Declarer} from './roles.ts';
import {keptState} from './states.ts';

/** Declares the names that a node has for what is inside it; those inside nodes with own names wait until they are asked for. */
export function bindInside(
  checker: Checker,
  opener: Node,
  scope: Scope,
  {declarers}: FileTree,
): void {
  if (isFunction(opener)) bindFunction(checker, opener, scope);
  else if (isClass(opener)) {
    for (const {name} of typeParametersOf(opener)) {
      declareNamed(scope, String(name), () => UNKNOWN);
    }
  } else if (opener.type === 'CatchClause' && opener.param) {
    bindPattern(checker, opener.param, () => UNKNOWN, scope);
  }
  for (const node of declarers.get(opener) ?? []) {
    if (node.type === 'VariableDeclaration') bindVariables(checker, node, scope);
    else declare(checker, node, scope);
  }
}

function bindFunction(checker: Checker, opener: Function, scope: Scope): void {
  for (const {name, constraint} of typeParametersOf(opener)) {
    const read = (): Type =>
      constraint ? checker.read(constraint, scope.parent ?? scope) : UNKNOWN;
    declareNamed(scope, String(name), read);
  }
  opener.params.forEach((parameter, index) => {
    const type = (): Type => contextOfParameter(checker, opener, index);
    bindPattern(checker, parameter, type, scope);
  });
}

function bindVariables(checker: Checker, node: VariableDeclaration, scope: Scope): void {
  const loop = parentOf(node);
  for (const {id, init} of node.declarations) {
    const type = (): Type => {
      if (!init) {
        return loop?.type === 'ForOfStatement'
          ? elementOf(checker.typeOf(loop.right))
          : assignedType(checker, id);
      }
      // A variable that starts empty has the type of what it is given later.
      const empty =
        init.type === 'NullLiteral' || (init.type === 'Identifier' && init.name === 'undefined');
      const start = keptState(checker, id, init, checker.typeOf(init));
      return empty ? union([start, assignedType(checker, id)]) : start;
    };
    bindPattern(checker, id, type, scope);
  }
}

function assignedType(checker: Checker, id: Node): Type {
  const given = assignedTo(checker, id);
  return given.length > 0 ? union(given) : UNKNOWN;
}

/** Whose declaration it is, and where its own names are looked up. */
type Origin = {readonly from?: Scope; readonly library?: boolean};

/** Puts the names that a declaration has into a scope. */
export function declare(
  checker: Checker,
  node: Declarer,
  scope: Scope,
  {from = scope, library = false}: Origin = {},
): void {
  const value = (name: string, type: () => Type): void => {
    declareValue(scope, name, lazyType(type));
  };
  if (node.type === 'VariableDeclaration') {
    for (const {id} of node.declarations) {
      const written = annotationOf(id);
      if (id.type === 'Identifier' && written) value(id.name, () => checker.read(written, from));
    }
    return;
  }
  if (!node.id) return;
  const {name} = node.id;
  if (node.type === 'FunctionDeclaration') value(name, () => checker.typeOf(node));
  else if (node.type === 'TSDeclareFunction') {
    const before = scope.values?.get(name);
    value(name, () => {
      // Which of several signatures a call of the reader means is not worked out.
      if (before && !library) return UNKNOWN;
      const earlier = before?.();
      const calls = earlier?.kind === 'shape' ? (earlier.calls ?? []) : [];
      const shape = functionShape([...calls, writtenSignature(checker, node, from)]);
      return library ? {...shape, name, library: true, declared: {owner: '', name}} : shape;
    });
  } else if (isClass(node)) {
    const origin = library ? from : undefined;
    const instance = once(() => classInstance(checker, node, [], origin));
    declareNamed(scope, name, (given) =>
      given.length > 0 ? classInstance(checker, node, given, origin) : instance(),
    );
    value(name, () => (origin ? classValue(checker, node, origin) : checker.typeOf(node)));
  } else {
    declareNamed(scope, name, declareType(checker, node, from, library));
    if (node.type === 'TSEnumDeclaration') value(name, () => enumValue(node, library));
  }
}
