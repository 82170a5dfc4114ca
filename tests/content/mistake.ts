/** A mistake to plant into a sound page, and what the check must say about it. */
export type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly says: readonly string[];
};
