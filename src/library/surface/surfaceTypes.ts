import type {HistoryChange} from '../history/historyTypes.ts';
import type {NativeCode} from '../history/nativeCodes.ts';
import type {KnownPatch} from '../history/patches.ts';

/** Every kind of name that a surface holds. */
export const symbolKinds = [
  'class',
  'const',
  'enum',
  'function',
  'hook',
  'interface',
  'type',
] as const;

/** What a name is. */
export type SymbolKind = (typeof symbolKinds)[number];

/** Every place that a member can have in its symbol. */
export const memberRoles = [
  'constructor',
  'field',
  'method',
  'option',
  'parameter',
  'returned',
  'static',
  'value',
] as const;

/** What a member is to its symbol; `option` and `returned` belong to a hook, `value` to an enum or a union. */
export type MemberRole = (typeof memberRoles)[number];

/** Where a name has an effect. */
export type Platform = 'ios' | 'android' | 'both';

/** Advice against a name. */
export type Deprecation = {
  /** First release that advises against it; absent when that is older than the documented lines. */
  readonly since?: string;
  readonly replacement?: string;
  /** Release that removed it; while none did, the one that upstream announced. */
  readonly removedIn?: string;
};

/** When a name goes, in a later patch of the same line. */
export type Gone = {readonly patch: string; readonly replacement?: string};

/** Facts that the history adds to a symbol or a member. */
export type Dated = {
  /** Patch of this line that brought the name; absent when the line always had it. */
  readonly since?: string;
  /** Name it had before `since`. */
  readonly renamedFrom?: string;
  readonly deprecated?: Deprecation;
  readonly gone?: Gone;
};

/** A field, parameter, enum value, method, option of a hook or something that a hook returns. */
export type SurfaceMember = Dated & {
  readonly name: string;
  readonly role: MemberRole;
  /** Type in one line; for an enum value the value. */
  readonly type: string;
  readonly optional: boolean;
  readonly platform: Platform;
  /** The type that declares an inherited member. */
  readonly declaredIn?: string;
  /** Fields of an inline object type, parameters of a function. */
  readonly members?: readonly SurfaceMember[];
};

/** A name of the library: a root export, or a type that root exports speak of. */
export type SurfaceSymbol = Dated & {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Whether apps can import it from the root. */
  readonly exported: boolean;
  readonly platform: Platform;
  /** TypeScript text, formatted for a code block. */
  readonly signature: string;
  readonly members: readonly SurfaceMember[];
};

/** Everything that is known about the names of one docs version. */
export type Surface = {
  readonly version: string;
  /** The patch that the pages speak of and the symbols were read from. */
  readonly patch: string;
  readonly symbols: readonly SurfaceSymbol[];
  readonly nativeCodes: readonly NativeCode[];
  readonly patches: readonly KnownPatch[];
  /** What happened to names in this line, also after `patch`. */
  readonly history: readonly HistoryChange[];
};
