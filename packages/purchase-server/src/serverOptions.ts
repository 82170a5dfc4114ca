import type {AppleOptions} from './apple/appleOptions.ts';
import type {GoogleOptions} from './google/google.ts';
import type {PushOptions} from './google/push.ts';
import type {Log} from './log.ts';
import type {Product, Products} from './product.ts';
import type {UserOptions} from './users.ts';
import type {Webhook} from './webhook.ts';

/** How your server is set up. */
export type PurchaseServerOptions = UserOptions & {
  /** A file for SQLite, or the address of a Postgres, `postgres://…`. */
  readonly database: string;
  /** What you sell, by its id in the stores; a function when your catalog changes while the server runs. */
  readonly products: Readonly<Record<string, Product>> | Products;
  readonly apple?: AppleOptions;
  readonly google?: GoogleOptions & {readonly push: PushOptions};
  /**
   * `installations` for apps without accounts, whose user is an id that each installation makes: an unlock or a plan moves to
   * the installation that restores it. Without it, a purchase stays with its user.
   */
  readonly owners?: 'accounts' | 'installations';
  /** What support sends to `/support/…`; without it nobody may. */
  readonly supportKey?: string;
  /** Where your own backend hears of changes. */
  readonly webhook?: Webhook;
  /** The path before those of the server, where it is not taken off: `/store` in a route of Next, and not in Express or Hono. */
  readonly basePath?: string;
  readonly log?: Log;
  /** Only for tests with a simulated clock, in place of the database's. */
  readonly now?: () => number;
};
