import type {Products} from '../product.ts';

export type LedgerOptions = {
  /** A file for SQLite, or the address of a Postgres, `postgres://…`. `:memory:` is a database for tests. */
  readonly database: string;
  readonly products: Products;
  /** `installations`: an unlock or a plan moves to the user who sends it, as a restore needs it without accounts. */
  readonly owners: 'accounts' | 'installations';
  /** Whether events are written for a webhook. */
  readonly events: boolean;
  /** Only for tests with a simulated clock: in its place comes the database's. */
  readonly now?: () => number;
};
