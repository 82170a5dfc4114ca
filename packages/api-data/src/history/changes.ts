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

const {patch, change, evidence, removedIn, untagged, detail} = historyChange.entries;

/** Names to which one release did the same. */
const entries = {
  patch,
  change,
  /** With spaces between: `old>new` where one was renamed, `name>replacement` where something else takes its place. */
  names: v.string(),
  /** Without it, `compared`. */
  evidence: v.exactOptional(evidence),
  ...{removedIn, untagged, detail},
};

/** With `why` for the people who read it. */
const historyRow = v.pipe(
  v.strictObject({...entries, why: v.exactOptional(v.string())}),
  v.object(entries),
);

/** What rows of names say of each name, in their order. */
export function changesOf(rows: unknown): readonly HistoryChange[] {
  return v.parse(v.array(historyRow), rows).flatMap(({names, ...row}) =>
    names.split(' ').map((pair) => {
      const [name = pair, next] = pair.split('>');
      const said = {evidence: 'compared', ...row, name} as const;
      if (next === undefined) return said;
      return row.change === 'renamed'
        ? {...said, name: next, from: name}
        : {...said, replacement: next};
    }),
  );
}
