/** What a feed must say of itself. */
export type FeedFacts = {
  /** Full address of the feed. */
  readonly address: string;
  readonly language: string;
  /** Address of the style sheet with which browsers show the feed. */
  readonly style: string;
};
