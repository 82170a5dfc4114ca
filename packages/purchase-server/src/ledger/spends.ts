export type Spend = {
  readonly user: string;
  /** Made by the caller for this act: the same id spends once, however often it is sent. */
  readonly id: string;
  readonly coins: number;
  /** Whether test purchases count for this user. */
  readonly isTester: boolean;
};

/** `other`: this id was used before, for another number of coins. */
export type SpendResult = {
  readonly result: 'spent' | 'too few' | 'other';
  /** What is left. */
  readonly coins: number;
};

export type Spends = {
  spend(spend: Spend): Promise<SpendResult>;
};
