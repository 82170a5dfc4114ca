/** Figures for `/health`: what waits, and what only a person can solve. */
export type Health = {
  /** Purchases whose account token no user has. */
  readonly unknownOwners: number;
  /** Products that were bought and that the catalog lacks. */
  readonly unknownProducts: readonly string[];
  /** Purchases that were claimed five times or more without an answer of the store. */
  readonly stuckPurchases: number;
  /** Paid and owned, but not acknowledged for longer than a day: Google gives the money back after three. */
  readonly unacknowledged: number;
  readonly waitingEvents: number;
  /** Deliveries that were given up. */
  readonly failedEvents: number;
  readonly sweeps: readonly {
    readonly name: string;
    /** When it last came to its end, by the database's clock. */
    readonly endedAt: number | null;
    readonly attempts: number;
  }[];
};
