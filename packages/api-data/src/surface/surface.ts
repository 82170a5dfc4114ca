import * as v from 'valibot';
import {historyChange} from '../history/changes.ts';
import {knownPatch} from '../history/patches.ts';
import {nativeCode} from '../nativeCodes.ts';

/** Command that writes the surface files. */
export const UPDATE_COMMAND = 'npm run update:surface';

/** Every kind of name in a surface. */
export const symbolKinds = [
  'class',
  'const',
  'enum',
  'function',
  'hook',
  'interface',
  'type',
] as const;

/** What a member is to its symbol; `option` and `returned` belong to a hook, `value` to an enum or a union. */
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

const text = v.string();
/** Where a name or a change exists. */
export const platform = v.picklist(['ios', 'android', 'both']);

const deprecation = v.object({
  /** First release that advises against the name; absent when that is older than the documented lines. */
  since: v.exactOptional(text),
  replacement: v.exactOptional(text),
  /** Release that removed the name; while none did, the one that upstream announced. */
  removedIn: v.exactOptional(text),
});

const gone = v.object({patch: text, replacement: v.exactOptional(text)});

const dated = {
  /** Patch of this line that added the name; absent when the line always had it. */
  since: v.exactOptional(text),
  /** Name it had before `since`. */
  renamedFrom: v.exactOptional(text),
  deprecated: v.exactOptional(v.pipe(deprecation, v.readonly())),
  /** When the name is removed, in a later patch of the same line. */
  gone: v.exactOptional(v.pipe(gone, v.readonly())),
};

const memberFields = v.object({
  ...dated,
  name: text,
  role: v.picklist(memberRoles),
  /** Type in one line; for an enum value the value. */
  type: text,
  optional: v.boolean(),
  platform,
  /** The type that declares an inherited member. */
  declaredIn: v.exactOptional(text),
});

/** A field, parameter, enum value, method, option of a hook or something that a hook returns. */
export type SurfaceMember = Readonly<v.InferOutput<typeof memberFields>> & {
  /** Fields of an inline object type, parameters of a function. */
  readonly members?: readonly SurfaceMember[];
};

const member: v.GenericSchema<SurfaceMember> = v.object({
  ...memberFields.entries,
  members: v.exactOptional(v.array(v.lazy(() => member))),
});

const symbol = v.object({
  ...dated,
  name: text,
  kind: v.picklist(symbolKinds),
  /** Whether apps can import the name from the root. */
  exported: v.boolean(),
  platform,
  /** TypeScript text, formatted for a code block. */
  signature: text,
  members: v.pipe(v.array(member), v.readonly()),
});

const surface = v.object({
  /** The docs version; of an older patch that is compared with it, the patch. */
  version: text,
  /** The patch that the pages describe and the symbols were read from. */
  patch: text,
  symbols: v.pipe(v.array(v.pipe(symbol, v.readonly())), v.readonly()),
  nativeCodes: v.pipe(v.array(nativeCode), v.readonly()),
  patches: v.pipe(v.array(knownPatch), v.readonly()),
  /** What happened to names in this line, also after `patch`. */
  history: v.pipe(v.array(historyChange), v.readonly()),
});

/** What a name is. */
export type SymbolKind = (typeof symbolKinds)[number];

/** What a member is to its symbol. */
export type MemberRole = (typeof memberRoles)[number];

/** Where a name has an effect. */
export type Platform = v.InferOutput<typeof platform>;

/** Advice against a name. */
export type Deprecation = Readonly<v.InferOutput<typeof deprecation>>;

/** When a name is removed, in a later patch of the same line. */
export type Gone = Readonly<v.InferOutput<typeof gone>>;

/** Facts that the history adds to a symbol or a member. */
export type Dated = Pick<SurfaceMember, keyof typeof dated>;

/** A name of the library: a root export, or a type that root exports mention. */
export type SurfaceSymbol = Readonly<v.InferOutput<typeof symbol>>;

/** Everything that is known about the names of one docs version. */
export type Surface = Readonly<v.InferOutput<typeof surface>>;

/** Path of the file with the surface of a version, or of an older patch of one, from the root of the repository. */
export function surfacePath(name: string): string {
  return `packages/api-data/src/surface/${name}.json`;
}

/** Reads the text of a surface file; fails with the damaged place and the command that repairs it. */
export function parseSurface(source: string, file: string): Surface {
  const repair = `Run "${UPDATE_COMMAND}" to write the file again.`;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    throw new Error(`${file}: this is not JSON. ${repair}`, {cause: error});
  }
  const read = v.safeParse(surface, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'surface'}: ${issue.message}. ${repair}`);
}

/** Members with all members inside them. */
export function flatMembers(members: readonly SurfaceMember[]): readonly SurfaceMember[] {
  return members.flatMap((entry) => [entry, ...flatMembers(entry.members ?? [])]);
}
