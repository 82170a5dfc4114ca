import * as v from 'valibot';

/** One thing that happened to one name: a root export (`fetchProducts`) or a member (`useIAP.fetchProducts`). */
export const historyChange = v.pipe(
  v.object({
    patch: v.string(),
    /** `restored`: the release no longer advises against the name. */
    change: v.picklist(['added', 'renamed', 'deprecated', 'restored', 'removed', 'changed']),
    /** The name; for `renamed` the new one. */
    name: v.string(),
    /** The old name of a `renamed` one. */
    from: v.exactOptional(v.string()),
    /** What to use instead of a deprecated or removed name. */
    replacement: v.exactOptional(v.string()),
    /** Release that upstream announced for the removal of a deprecated name. */
    removedIn: v.exactOptional(v.string()),
    /** For `deprecated`: the release says so only at run time or in its change list, not in its types. */
    untagged: v.exactOptional(v.literal(true)),
    /** For `changed`: what is different since this patch. */
    detail: v.exactOptional(v.string()),
    /**
     * What shows that this patch did it. `packages`: it was compared with the release before it, which is still installed.
     * `changelog`: the change list in the package names it. `history`: only upstream's git history shows the patch;
     * installed releases around it show that it happened between them. `compared`: no source names the patch; the releases
     * that were compared show that it happened after the one before, and up to this one.
     */
    evidence: v.picklist(['packages', 'changelog', 'history', 'compared']),
  }),
  v.readonly(),
);

/** One thing that happened to one name. */
export type HistoryChange = v.InferOutput<typeof historyChange>;

/** A change without the two values that all entries of a group share. */
export type GroupedChange = Omit<HistoryChange, 'patch' | 'evidence'>;

/** Gives the changes of one patch their patch and their evidence. */
export function ofPatch(
  patch: string,
  evidence: HistoryChange['evidence'],
  changes: readonly GroupedChange[],
): readonly HistoryChange[] {
  return changes.map((change) => ({patch, evidence, ...change}));
}

/** Entries for names that a patch added. */
export function added(...names: readonly string[]): readonly GroupedChange[] {
  return names.map((name) => ({change: 'added', name}));
}

/** Entries for names that a patch removed. */
export function removed(...names: readonly string[]): readonly GroupedChange[] {
  return names.map((name) => ({change: 'removed', name}));
}

/** Entries for names that a patch removed and replaced, as pairs of name and replacement. */
export function replaced(
  ...pairs: readonly (readonly [name: string, replacement: string])[]
): readonly GroupedChange[] {
  return pairs.map(([name, replacement]) => ({change: 'removed', name, replacement}));
}

/** Entries for names that a patch renamed without keeping the old ones, as pairs of old and new name. */
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
