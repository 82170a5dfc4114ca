/** What support gave, with its reason: coins, or access to a product. */
export type Gift = {
  readonly user: string;
  readonly reason: string;
} & (
  | {readonly coins: number; readonly productId?: never; readonly accessUntil?: never}
  | {readonly productId: string; readonly accessUntil: number; readonly coins?: never}
);

export type Grant = Gift & {readonly id: string; readonly at: number};

export type Grants = {
  grant(gift: Gift): Promise<Grant>;
  /** False when there is no such grant. Coins that were spent stay spent. */
  removeGrant(id: string): Promise<boolean>;
};
