import type {AssignmentExpression, Node, ObjectPattern, TSType} from '@babel/types';
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
  /** The places in all files that use a name, as a variable or as a member of something. */
  mentionsOf(name: string): readonly Node[];
  /** All names under which something with a name can be known, in all files. */
  aliasesOf(name: string): ReadonlySet<string>;
  /** What the file of a place assigns to a name or a field, in any scope. */
  assigned(place: Node, name: string): readonly AssignmentExpression[];
  /** A global type, such as `Array`. */
  common(name: string, given: readonly Type[]): Type;
  report(problem: TypeProblem): void;
  sawMember(use: MemberUse): void;
};
