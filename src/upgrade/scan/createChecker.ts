import type {Node} from '@babel/types';
import type {Checker, MemberUse, Problem} from './checker.ts';
import {expectedType} from './program/expected.ts';
import {typeOfExpression} from './program/expressions.ts';
import {narrow} from './program/narrow.ts';
import {readType} from './types/readType.ts';
import {findType, scopeIn} from './types/scope.ts';
import {type Scope, type Type, UNKNOWN} from './types/type.ts';

/** A checker with what it found, and what binding the names of a program fills in. */
export type CheckerState = {
  readonly checker: Checker;
  readonly globals: Scope;
  readonly scopes: Map<Node, Scope>;
  readonly parents: Map<Node, Node>;
  readonly problems: Problem[];
  readonly uses: MemberUse[];
};

/** A checker that remembers the type of every node. */
export function createChecker(
  imported: Checker['imported'],
  successor: Checker['successor'],
): CheckerState {
  const scopes = new Map<Node, Scope>();
  const parents = new Map<Node, Node>();
  const types = new Map<Node, Type>();
  const typing = new Set<Node>();
  const lists = new Map<string, Map<Type, Type>>();
  const expected = new Map<Node, Type | undefined>();
  const busy = new Set<Node>();
  const problems: Problem[] = [];
  const uses: MemberUse[] = [];
  const globals = scopeIn(undefined);
  const checker: Checker = {
    typeOf: (node) => {
      const known = types.get(node);
      if (known) return known;
      if (typing.has(node)) return UNKNOWN;
      typing.add(node);
      const type = narrow(checker, node, typeOfExpression(checker, node));
      typing.delete(node);
      types.set(node, type);
      return type;
    },
    read: (node, scope) => readType(checker, node, scope),
    expected: (node) => {
      if (expected.has(node)) return expected.get(node);
      if (busy.has(node)) return undefined;
      busy.add(node);
      const type = expectedType(checker, node);
      busy.delete(node);
      expected.set(node, type);
      return type;
    },
    scopeAt: (node) => {
      const found = scopes.get(node);
      if (found) return found;
      const parent = parents.get(node);
      const scope = parent ? checker.scopeAt(parent) : globals;
      // Kept once the node has its place: names are bound from the outside in.
      if (parent) scopes.set(node, scope);
      return scope;
    },
    parentOf: (node) => parents.get(node),
    imported,
    successor,
    common: (name, given) => {
      const [only] = given;
      const make = (): Type => findType(globals, name)?.(given) ?? UNKNOWN;
      if (!only || given.length > 1) return make();
      const known = lists.get(name) ?? new Map<Type, Type>();
      lists.set(name, known);
      const type = known.get(only) ?? make();
      known.set(only, type);
      return type;
    },
    report: (problem) => void problems.push(problem),
    sawMember: (use) => void uses.push(use),
  };
  return {checker, globals, scopes, parents, problems, uses};
}
