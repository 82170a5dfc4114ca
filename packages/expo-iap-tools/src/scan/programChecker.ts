import type {AssignmentExpression, Function, Node, ObjectPattern, TSType} from '@babel/types';
import type {Checker, Modules} from './checker.ts';
import type {MemberUse, TypeProblem} from './problems.ts';
import {bindInside} from './program/bind.ts';
import {expectedType} from './program/expected.ts';
import {typeOfExpression} from './program/expressions.ts';
import {holderFinder} from './program/mentions.ts';
import {narrow} from './program/narrow.ts';
import {type FileTree, placeIn} from './program/place.ts';
import {readType} from './types/readType.ts';
import {findType, scopeIn} from './types/scope.ts';
import {once, type Scope, type Type, UNKNOWN} from './types/type.ts';

/** The type of a node while it is being found out. */
const BUSY: Type = {kind: 'unknown'};

/**
 * Follows the types of a program against one release: it remembers the type of every node, and what it found. It is a
 * class, because the code that the browser compiles for the first release then also serves the next ones. Functions made
 * for each checker would be compiled again for each, which takes a tenth of the time of a large scan.
 */
export class ProgramChecker implements Checker {
  readonly globals: Scope = scopeIn(undefined);
  readonly patterns = new Map<ObjectPattern, () => Type>();
  readonly problems: TypeProblem[] = [];
  readonly uses: MemberUse[] = [];
  readonly imported: Modules['imported'];
  readonly importedType: Modules['importedType'];
  readonly successor: Modules['successor'];
  readonly #files = new Map<Node, Scope>();
  readonly #trees: FileTree[] = [];
  readonly #holders = once(() => holderFinder(this, this.#trees));
  readonly #scopes: (Scope | undefined)[];
  readonly #types: (Type | undefined)[];
  /** `null` where it is known that nothing is expected. */
  readonly #expected: (Type | null | undefined)[];
  readonly #lists = new Map<string, Map<Type, Type>>();

  /** The program has `size` nodes. */
  constructor(size: number, {imported, importedType, successor}: Modules) {
    this.#scopes = new Array<Scope | undefined>(size);
    this.#types = new Array<Type | undefined>(size);
    this.#expected = new Array<Type | null | undefined>(size);
    this.imported = imported;
    this.importedType = importedType;
    this.successor = successor;
  }

  /** Declares the names of a file in its scope. */
  bindFile(file: FileTree, scope: Scope): void {
    this.#files.set(file.program, scope);
    this.#trees.push(file);
    bindInside(this, file.program, scope, file);
  }

  typeOf(node: Node): Type {
    const index = placeIn(node)?.index;
    if (index === undefined) return UNKNOWN;
    const known = this.#types[index];
    if (known) return known === BUSY ? UNKNOWN : known;
    // What is asked for again on the way there.
    this.#types[index] = BUSY;
    const type = narrow(this, node, typeOfExpression(this, node));
    this.#types[index] = type;
    return type;
  }

  read(node: TSType, scope: Scope): Type {
    return readType(this, node, scope);
  }

  expected(node: Node): Type | undefined {
    const index = placeIn(node)?.index;
    if (index === undefined) return undefined;
    const known = this.#expected[index];
    if (known !== undefined) return known ?? undefined;
    this.#expected[index] = null;
    const type = expectedType(this, node);
    this.#expected[index] = type ?? null;
    return type;
  }

  scopeAt(node: Node): Scope {
    const opener = placeIn(node)?.opener ?? node;
    const place = placeIn(opener);
    if (!place) return this.#files.get(opener) ?? this.globals;
    const known = this.#scopes[place.index];
    if (known) return known;
    const scope = scopeIn(this.scopeAt(place.parent));
    this.#scopes[place.index] = scope;
    bindInside(this, opener, scope, place.part.file);
    return scope;
  }

  isBusy(node: Node): boolean {
    return this.#types[placeIn(node)?.index ?? -1] === BUSY;
  }

  holdersOf(name: string, fn: Function, isInsideToo?: boolean): readonly Node[] {
    return this.#holders()(name, fn, isInsideToo);
  }

  assigned(place: Node, name: string): readonly AssignmentExpression[] {
    return placeIn(place)?.part.file.assignments.get(name) ?? [];
  }

  common(name: string, given: readonly Type[]): Type {
    const [only] = given;
    if (!only || given.length > 1) return this.#globalType(name, given);
    const known = this.#lists.get(name) ?? new Map<Type, Type>();
    this.#lists.set(name, known);
    const type = known.get(only) ?? this.#globalType(name, given);
    known.set(only, type);
    return type;
  }

  #globalType(name: string, given: readonly Type[]): Type {
    return findType(this.globals, name)?.(given) ?? UNKNOWN;
  }

  report(problem: TypeProblem): void {
    this.problems.push(problem);
  }

  within(check: () => void): readonly TypeProblem[] {
    const before = this.problems.length;
    check();
    return this.problems.splice(before);
  }

  sawMember(use: MemberUse): void {
    this.uses.push(use);
  }
}
