/** What a member, parameter or value is, with unit, platform and traps. */
export type Meaning = {
  /**
   * Paths of everything that has this meaning. A path starts with the type that declares the member,
   * or with the function, and goes on through parameters and inline objects, for example
   * `PurchaseCommon.id` or `fetchProducts.params.skus`. Where a version has two types of one name,
   * the platform follows the name: `SubscriptionOffer (ios).price`.
   */
  readonly of: readonly string[];
  /** Sentences for every release line that `in` does not name, with the names of 2.8 in backticks. */
  readonly text?: string;
  /** Sentences for the release lines in which the fact differs, with the names of that line. */
  readonly in?: Readonly<Record<string, string>>;
};

/** Writes the paths of members that several types declare in the same way. */
export function pathsOf(owners: readonly string[], ...members: readonly string[]): string[] {
  return owners.flatMap((owner) => members.map((member) => `${owner}.${member}`));
}

/** Uses the same text for the two older lines, because most of their native code is the same. */
export function before28(text: string): Readonly<Record<string, string>> {
  return {'2.7': text, '2.6': text};
}
