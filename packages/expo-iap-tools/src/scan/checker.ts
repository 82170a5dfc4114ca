import type {AssignmentExpression, Function, Node, ObjectPattern, TSType} from '@babel/types';
import type {MemberUse, TypeProblem} from './problems.ts';
import type {NamedType, Scope, Type} from './types/type.ts';

/** What a checker asks of the modules of a program. */
export type Modules = {
  /** The value of the module that a place loads with `require` or `import()`. */
  readonly imported: (node: Node, source: string) => Type;
  /** A type of a module that a place names, as in `import('expo-iap').Purchase`. */
  readonly importedType: (node: Node, source: string, name: string) => NamedType;
  /** The replacement of a removed member, when the checker looks past the first mistakes. */
  readonly successor?:
    ((member: string, owners: readonly string[]) => string | undefined) | undefined;
};

/** Follows the types of a program against one release. */
export type Checker = Modules & {
  readonly globals: Scope;
  /** The types that object patterns take apart. */
  readonly patterns: Map<ObjectPattern, () => Type>;
  /** The type of an expression. */
  typeOf(node: Node): Type;
  /** The type that an annotation means at a place. */
  read(node: TSType, scope: Scope): Type;
  /** The type that the context of an expression expects, as far as it is known. */
  expected(node: Node): Type | undefined;
  /** The names that a place can use. */
  scopeAt(node: Node): Scope;
  /** Says whether the type of an expression is just being found out, so that it seems unknown. */
  isBusy(node: Node): boolean;
  /** The places in all files that have a function as their value and use its name, or another one that it gets; those inside it only where that is asked for. */
  holdersOf(name: string, fn: Function, isInsideToo?: boolean): readonly Node[];
  /** What the file of a place assigns to a name or a field, in any scope. */
  assigned(place: Node, name: string): readonly AssignmentExpression[];
  /** A global type, such as `Array`. */
  common(name: string, given: readonly Type[]): Type;
  report(problem: TypeProblem): void;
  /** What some checks report, which then goes no further. */
  within(check: () => void): readonly TypeProblem[];
  sawMember(use: MemberUse): void;
};
