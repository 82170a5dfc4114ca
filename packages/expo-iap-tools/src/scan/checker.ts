import type {AssignmentExpression, Node, TSType} from '@babel/types';
import type {NamedType, Scope, Type} from './types/type.ts';

/** What is wrong at a place when the program is compiled against a release. */
export type ProblemKind =
  /** The library does not have an export of this name. */
  | 'no-export'
  /** The value does not have a member of this name. */
  | 'no-member'
  /** Only some of the types that the value can have still have the member. */
  | 'some-member'
  /** An object has a key that the library does not accept. */
  | 'excess'
  /** An object lacks a key that the library needs. */
  | 'lacks'
  /** A value does not match the expected type. */
  | 'mismatch'
  /** The value can be absent. */
  | 'absent'
  /** A test such as `'id' in purchase` asks for a member that no longer exists. */
  | 'no-key'
  /** The value does not have a member of this name, but a test for the member hides the error. */
  | 'tested-member'
  /** A parameter does not have a type, because what determined it was removed. */
  | 'untyped';

/** A type error of a program against one release. */
export type TypeProblem = {
  readonly kind: ProblemKind;
  readonly node: Node;
  /** The name of the library it is about: `useIAP.getProducts`, `deepLinkToSubscriptionsIos`. */
  readonly name: string;
  /** Types that may declare the member in another release. */
  readonly owners?: readonly string[];
  /** What a value that does not match has to be asked first: whether it is there, or its platform. */
  readonly asks?: 'presence' | 'ios' | 'android' | undefined;
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
  typeOf(node: Node): Type;
  /** The type that an annotation means at a place. */
  read(node: TSType, scope: Scope): Type;
  /** The type that the context of an expression expects, as far as it is known. */
  expected(node: Node): Type | undefined;
  /** The names that a place can use. */
  scopeAt(node: Node): Scope;
  parentOf(node: Node): Node | undefined;
  /** The places in all files that use a name, as a variable or as a member of something. */
  mentionsOf(name: string): readonly Node[];
  /** All names under which something with a name can be known, in all files. */
  aliasesOf(name: string): ReadonlySet<string>;
  /** What the file of a place assigns to a name or a field, in any scope. */
  assigned(place: Node, name: string): readonly AssignmentExpression[];
  /** The value of the module that a place loads with `require` or `import()`. */
  readonly imported: (node: Node, source: string) => Type;
  /** A type of a module that a place names, as in `import('expo-iap').Purchase`. */
  readonly importedType: (node: Node, source: string, name: string) => NamedType;
  /** The replacement of a removed member, when the checker looks past the first mistakes. */
  readonly successor:
    ((member: string, owners: readonly string[]) => string | undefined) | undefined;
  /** A global type, such as `Array`. */
  common(name: string, given: readonly Type[]): Type;
  report(problem: TypeProblem): void;
  sawMember(use: MemberUse): void;
};
