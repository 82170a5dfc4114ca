import type {Node} from '@babel/types';

/** What is wrong at a place when the program is compiled against a release. */
export type ProblemKind =
  /** The library does not have an export of this name. */
  | 'no-export'
  /** What was a value, such as a class, is only a type. */
  | 'no-value'
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
  /** A place takes another type of the library than it is given, or one of the reader that it no longer fits. */
  | 'taken'
  /** A comparison with a text that the value never is. */
  | 'no-text'
  /** A test of a call that gives nothing. */
  | 'no-result'
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
  /** The compiler says it only once another key of the same object is corrected. */
  readonly isBehind?: true | undefined;
  /** The texts that the value can be, where a written one is none of them. */
  readonly texts?: readonly string[] | undefined;
  /** What is wrong in the two that a place chooses from. */
  readonly parts?: readonly TypeProblem[];
};

/** A use of a member of the library, seen while the types follow. */
export type MemberUse = {
  readonly node: Node;
  readonly owner: string;
  readonly member: string;
};
