import type {Node} from '@babel/types';
import type {Checker, MemberUse, TypeProblem} from './checker.ts';
import {bindInside, type Patterns} from './program/bind.ts';
import {expectedType} from './program/expected.ts';
import {typeOfExpression} from './program/expressions.ts';
import {narrow} from './program/narrow.ts';
import {placeIn} from './program/place.ts';
import type {FileTree} from './program/place.ts';
import {readType} from './types/readType.ts';
import {findType, scopeIn} from './types/scope.ts';
import {type Scope, type Type, UNKNOWN} from './types/type.ts';

/** A checker with what it found. */
export type CheckerState = {
  readonly checker: Checker;
  readonly globals: Scope;
  readonly patterns: Patterns;
  /** Declares the names of a file in its scope. */
  readonly bindFile: (file: FileTree, scope: Scope) => void;
  readonly problems: TypeProblem[];
  readonly uses: MemberUse[];
};

/** A checker that remembers the type of every node of a program, of which there are `size`. */
export function createChecker(
  size: number,
  {imported, successor}: Pick<Checker, 'imported' | 'successor'>,
): CheckerState {
  const scopes = new Map<Node, Scope>();
  const patterns: Patterns = new Map();
  const types = new Array<Type | undefined>(size);
  const lists = new Map<string, Map<Type, Type>>();
  const expected = new Map<Node, Type | undefined>();
  const problems: TypeProblem[] = [];
  const uses: MemberUse[] = [];
  const globals = scopeIn(undefined);
  const checker: Checker = {
    typeOf: (node) => {
      const index = placeIn(node)?.index;
      if (index === undefined) return UNKNOWN;
      const known = types[index];
      if (known) return known;
      // What is asked for again on the way there.
      types[index] = UNKNOWN;
      const type = narrow(checker, node, typeOfExpression(checker, node));
      types[index] = type;
      return type;
    },
    read: (node, scope) => readType(checker, node, scope),
    expected: (node) => {
      if (expected.has(node)) return expected.get(node);
      expected.set(node, undefined);
      const type = expectedType(checker, node);
      expected.set(node, type);
      return type;
    },
    scopeAt: (node) => {
      const opener = placeIn(node)?.opener ?? node;
      const known = scopes.get(opener);
      if (known) return known;
      const place = placeIn(opener);
      if (!place) return globals;
      const scope = scopeIn(checker.scopeAt(place.parent));
      scopes.set(opener, scope);
      bindInside(checker, opener, scope, place.part.file, patterns);
      return scope;
    },
    parentOf: (node) => placeIn(node)?.parent,
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
  const bindFile = (file: FileTree, scope: Scope): void => {
    scopes.set(file.program, scope);
    bindInside(checker, file.program, scope, file, patterns);
  };
  return {checker, globals, patterns, bindFile, problems, uses};
}
