import type {Platform} from '../surface/surface.ts';

/**
 * What a change can cost, the worst first: a paid purchase gives nothing, or is not finished and comes back or is refunded,
 * or an amount of money is wrong.
 */
export const risks = ['nothing given', 'not finished', 'wrong amount'] as const;

/** One of these risks. */
export type Risk = (typeof risks)[number];

/** What one change of the history, or one that no name shows, means for code that was written for the patch before it. */
export type Effect = {
  /** Short and unique, for anchors and for the names of samples. */
  readonly id: string;
  readonly patch: string;
  /** Where no source names the patch: the compared release that works the old way; `patch` is the next compared one. */
  readonly after?: string;
  /** What it is about, when the name alone does not say so. */
  readonly title?: string;
  /** The name as the history writes it at that patch: a root export, or `Owner.member`. */
  readonly name: string;
  readonly platform: Platform;
  /**
   * `must`: code that relied on the old behavior has to change; `none`: old code keeps working, often better. On a name
   * that the patch advises against, `none` says that following the advice does harm.
   */
  readonly need: 'must' | 'none';
  /** What the compiler says about old code: an error, or nothing. Silent changes are the dangerous ones. */
  readonly compiler: 'error' | 'silent';
  /** What it costs when the code is not changed. */
  readonly risk?: Risk;
  /** What happens when old code is not changed; one sentence. */
  readonly otherwise: string;
  /** What to do; one sentence, absent when there is nothing to do. */
  readonly todo?: string;
  /** The patch that reverted the change; from then on the effect no longer applies. */
  readonly until?: string;
  /** Folder in packages/api-data/src/upgrade/_samples with old and new code. */
  readonly sample?: string;
};
