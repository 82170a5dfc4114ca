/** What a patch did to a name. */
export type ChangeKind = 'added' | 'renamed' | 'deprecated' | 'removed' | 'changed';

/** Where a statement comes from: an installed release, upstream's history, its change list, or reading both. */
export type ChangeSource = 'package' | 'upstream git history' | 'changelog';

/** One thing that happened to one name: a root export (`fetchProducts`) or a member (`useIAP.fetchProducts`). */
export type HistoryChange = {
  readonly patch: string;
  readonly change: ChangeKind;
  /** The name; for `renamed` the new one. */
  readonly name: string;
  /** The old name of a `renamed` one. */
  readonly from?: string;
  /** What to use instead of a deprecated or removed name. */
  readonly replacement?: string;
  /** Release that upstream announced for the removal of a deprecated name. */
  readonly removedIn?: string;
  /** For `deprecated`: the release says so only at run time or in its change list, not in its types. */
  readonly untagged?: true;
  /** For `changed`: what is different since this patch. */
  readonly detail?: string;
  readonly source: ChangeSource;
};

/** A change without the two values that all entries of a group share. */
export type GroupedChange = Omit<HistoryChange, 'patch' | 'source'>;

/** Gives the changes of one patch their patch and their source. */
export function ofPatch(
  patch: string,
  source: ChangeSource,
  changes: readonly GroupedChange[],
): readonly HistoryChange[] {
  return changes.map((change) => ({patch, source, ...change}));
}

/** Entries for names that a patch brought. */
export function added(...names: readonly string[]): readonly GroupedChange[] {
  return names.map((name) => ({change: 'added', name}));
}

/** Entries for names that a patch took away. */
export function removed(...names: readonly string[]): readonly GroupedChange[] {
  return names.map((name) => ({change: 'removed', name}));
}

/** Entries for names that a patch replaced without leaving the old ones, as pairs of old and new name. */
export function renamed(
  ...pairs: readonly (readonly [from: string, to: string])[]
): readonly GroupedChange[] {
  return pairs.map(([from, name]) => ({change: 'renamed', name, from}));
}

/** Entries for names that a patch advises against, as pairs of name and replacement. */
export function deprecated(
  removedIn: string | undefined,
  ...pairs: readonly (readonly [name: string, replacement: string])[]
): readonly GroupedChange[] {
  return pairs.map(([name, replacement]) => ({
    change: 'deprecated',
    name,
    replacement,
    ...(removedIn === undefined ? {} : {removedIn}),
  }));
}

/** The entry for a name whose signature, type or behavior is different since a patch. */
export function changed(name: string, detail: string): readonly GroupedChange[] {
  return [{change: 'changed', name, detail}];
}
