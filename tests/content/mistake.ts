/** A mistake to plant into a sound page, and what the check must say about it: place and beginning of each problem. */
export type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly says: readonly string[];
};
