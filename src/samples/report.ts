/** A block that was compiled, as the site needs it for its badge. */
export type CheckedBlock = {
  /** Line of the fence, or of the mark that shows a file. */
  readonly line: number;
  readonly hash: string;
  /** The patch that this block needs when the first one of its version does not compile it. */
  readonly needs?: string;
};

/** What was compiled on one page. */
export type PageReport = {
  readonly package: string;
  readonly patch: string;
  readonly checked: number;
  readonly blocks: readonly CheckedBlock[];
};

/** What the sample check hands to the build of the site. */
export type SampleReport = {
  readonly perPage: Readonly<Record<string, PageReport>>;
  readonly totals: {
    readonly pages: number;
    readonly checked: number;
    /** Blocks and whole files, each counted once however often it is shown. */
    readonly samples: number;
    readonly optOuts: number;
    readonly problems: number;
  };
};
