import type {Node, TSType} from '@babel/types';
import type {Scope, Type} from './types/type.ts';

/** What is wrong at a place when the program meets a release. */
export type ProblemKind =
  /** The library has no export of this name. */
  | 'no-export'
  /** The value has no member of this name. */
  | 'no-member'
  /** Only some of the types that the value can have still have the member. */
  | 'some-member'
  /** An object has a key that the library does not take. */
  | 'excess'
  /** An object lacks a key that the library needs. */
  | 'lacks'
  /** A value does not fit what takes it. */
  | 'mismatch'
  /** The value can be absent. */
  | 'absent'
  /** A test such as `'id' in purchase` asks for a member that no longer exists. */
  | 'no-key'
  /** The value has no member of this name, and a test for the member keeps the compiler quiet. */
  | 'tested-member'
  /** A parameter has no type, because what gave it one is gone. */
  | 'untyped';

/** A mistake of a program against one release. */
export type TypeProblem = {
  readonly kind: ProblemKind;
  readonly node: Node;
  /** The name of the library it is about: `useIAP.getProducts`, `deepLinkToSubscriptionsIos`. */
  readonly name: string;
  /** Types that may declare the member in another release. */
  readonly owners?: readonly string[];
};

/** A use of a member of the library, seen while the types follow. */
export type MemberUse = {
  readonly node: Node;
  readonly owner: string;
  readonly member: string;
};

/** Follows the types of a program against one release. */
export type Checker = {
  /** The type of an expression. */
  readonly typeOf: (node: Node) => Type;
  /** The type that an annotation means at a place. */
  readonly read: (node: TSType, scope: Scope) => Type;
  /** The type that the surroundings of an expression expect, as far as it is known. */
  readonly expected: (node: Node) => Type | undefined;
  /** The names that a place can use. */
  readonly scopeAt: (node: Node) => Scope;
  readonly parentOf: (node: Node) => Node | undefined;
  /** The module that a place loads with `require` or `import()`. */
  readonly imported: (node: Node, source: string) => Type;
  /** The member that takes the place of one that is gone, when the checker looks behind the first mistakes. */
  readonly successor:
    ((member: string, owners: readonly string[]) => string | undefined) | undefined;
  /** A type that every program knows, such as `Array`. */
  readonly common: (name: string, given: readonly Type[]) => Type;
  readonly report: (problem: TypeProblem) => void;
  readonly sawMember: (use: MemberUse) => void;
};
