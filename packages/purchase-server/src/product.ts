/** What you sell: what a user gets for it. A pass gives access for some days, and does not renew. */
export type Product =
  | {readonly kind: 'consumable'; readonly coins: number}
  | {readonly kind: 'unlock'}
  | {readonly kind: 'subscription'}
  | {readonly kind: 'pass'; readonly days: number};

/** Your catalog; undefined for what it lacks, which then gives nothing until it is there. */
export type Products = (productId: string) => Product | undefined;
