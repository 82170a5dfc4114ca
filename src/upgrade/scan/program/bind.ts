import type {Node, ObjectPattern} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declareType, enumValue, isTypeDeclaration} from '../types/declare.ts';
import {elementOf} from '../types/properties.ts';
import {scopeIn} from '../types/scope.ts';
import {isFunction, typeParametersOf} from '../types/signature.ts';
import {lazyType, once, type Scope, type Type, union, UNKNOWN} from '../types/type.ts';
import {classInstance} from './classes.ts';
import {childrenOf} from './nodes.ts';
import {bindPattern} from './patterns.ts';
import {contextOfParameter} from './parameters.ts';

/** What binding the names of a file notes about its nodes. */
export type Notes = {
  readonly scopes: Map<Node, Scope>;
  readonly parents: Map<Node, Node>;
  readonly patterns: Map<ObjectPattern, () => Type>;
};

const OPENS_SCOPE =
  /^(?:BlockStatement|For\w*Statement|CatchClause|SwitchStatement|TSModuleBlock)$/;

/** Declares all names of a file in separate scopes. */
export function bindNames(checker: Checker, program: Node, scope: Scope, notes: Notes): void {
  const note = (pattern: ObjectPattern, type: () => Type) => void notes.patterns.set(pattern, type);
  const bind = (pattern: Node, value: () => Type, at: Scope): void =>
    bindPattern(checker, pattern, value, at, note);
  const visit = (node: Node, outer: Scope): void => {
    let at = outer;
    if (isFunction(node) || OPENS_SCOPE.test(node.type) || isClass(node)) {
      at = scopeIn(outer);
      notes.scopes.set(node, at);
    }
    if (isFunction(node)) {
      for (const {name, constraint} of typeParametersOf(node)) {
        at.types.set(String(name), () => (constraint ? checker.read(constraint, outer) : UNKNOWN));
      }
      for (const [index, parameter] of node.params.entries()) {
        bind(parameter, () => contextOfParameter(checker, node, index), at);
      }
      if (node.type === 'FunctionDeclaration' && node.id) {
        const {name} = node.id;
        outer.values.set(name, {name, type: lazyType(() => checker.typeOf(node))});
      }
    } else if (isClass(node)) {
      for (const {name} of typeParametersOf(node)) at.types.set(String(name), () => UNKNOWN);
      if (node.id) {
        const {name} = node.id;
        const instance = once(() => classInstance(checker, node));
        outer.types.set(name, () => instance());
        outer.values.set(name, {name, type: lazyType(() => checker.typeOf(node))});
      }
    } else if (node.type === 'VariableDeclaration') {
      bindVariables(node, at);
    } else if (isTypeDeclaration(node)) {
      at.types.set(node.id.name, declareType(checker, node, at, false));
      if (node.type === 'TSEnumDeclaration') {
        at.values.set(node.id.name, {name: node.id.name, type: () => enumValue(node, false)});
      }
    } else if (node.type === 'CatchClause' && node.param) {
      bind(node.param, () => UNKNOWN, at);
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      assigned.push(node);
    }
    for (const child of childrenOf(node)) {
      notes.parents.set(child, node);
      visit(child, at);
    }
  };
  const assigned: Extract<Node, {type: 'AssignmentExpression'}>[] = [];
  const bindVariables = (node: Extract<Node, {type: 'VariableDeclaration'}>, at: Scope): void => {
    const loop = notes.parents.get(node);
    for (const declarator of node.declarations) {
      const {id, init} = declarator;
      if (init) bind(id, () => startType(id, init, at), at);
      else if (loop?.type === 'ForOfStatement') {
        bind(id, () => elementOf(checker.typeOf(loop.right)), at);
      } else bind(id, () => assignedType(id, at), at);
    }
  };
  // A variable that starts empty has the type of what it is given later.
  const startType = (id: Node, init: Node, at: Scope): Type => {
    const empty =
      init.type === 'NullLiteral' || (init.type === 'Identifier' && init.name === 'undefined');
    if (empty) return union([checker.typeOf(init), assignedType(id, at)]);
    return checker.typeOf(init);
  };
  const assignedType = (id: Node, at: Scope): Type => {
    if (id.type !== 'Identifier') return UNKNOWN;
    const own = at.values.get(id.name);
    const values = assigned.filter(
      ({left}) =>
        left.type === 'Identifier' &&
        left.name === id.name &&
        findOwner(checker.scopeAt(left), id.name) === own,
    );
    return values.length > 0 ? union(values.map(({right}) => checker.typeOf(right))) : UNKNOWN;
  };
  notes.scopes.set(program, scope);
  visit(program, scope);
}

function findOwner(scope: Scope | undefined, name: string): unknown {
  for (let at = scope; at; at = at.parent) if (at.values.has(name)) return at.values.get(name);
  return undefined;
}

type ClassNode = Extract<Node, {type: 'ClassDeclaration' | 'ClassExpression'}>;

/** Says whether a node is a class. */
function isClass(node: Node): node is ClassNode {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}
