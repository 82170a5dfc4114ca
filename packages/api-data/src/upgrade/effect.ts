import * as v from 'valibot';
import {platform} from '../surface/surface.ts';
import {risks} from './risks.ts';

const text = v.string();

/** What one change of the history, or one that no name shows, means for code that was written for the patch before it. */
export const effect = v.pipe(
  v.strictObject({
    /** Short and unique, for anchors and for the names of samples. */
    id: text,
    patch: text,
    /** Where no source names the patch: the compared release that works the old way; `patch` is the next compared one. */
    after: v.exactOptional(text),
    /** What it is about, when the name alone does not say so. */
    title: v.exactOptional(text),
    /** The name as the history writes it at that patch: a root export, or `Owner.member`. */
    name: text,
    platform,
    /**
     * `must`: code that relied on the old behavior has to change; `none`: old code keeps working, often better. On a name
     * that the patch advises against, `none` says that following the advice does harm.
     */
    need: v.picklist(['must', 'none']),
    /** What the compiler says about old code: an error, or nothing. Silent changes are the dangerous ones. */
    compiler: v.picklist(['error', 'silent']),
    /** What it costs when the code is not changed. */
    risk: v.exactOptional(v.picklist(risks)),
    /** What happens when old code is not changed; one sentence. */
    otherwise: text,
    /** What to do; one sentence, absent when there is nothing to do. */
    todo: v.exactOptional(text),
    /** The patch that reverted the change; from then on the effect no longer applies. */
    until: v.exactOptional(text),
    /** Folder in packages/api-data/src/upgrade/_samples with old and new code. */
    sample: v.exactOptional(text),
  }),
  v.readonly(),
);

/** See the schema. */
export type Effect = v.InferOutput<typeof effect>;
