/** What the framework no longer has, and what a mechanism of ours did with it. */
export type Miss = {
  /** The file of ours to change. */
  readonly file: string;
  readonly name: string;
  /** What was expected, and what to do. */
  readonly sentence: string;
};

/** Ends the build, because the mechanism would do nothing and nobody would notice. */
export function missesUpstream({sentence}: Miss): never {
  throw new Error(sentence);
}
