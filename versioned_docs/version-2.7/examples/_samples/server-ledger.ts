import type {Account, CheckAnswer, CheckRequest} from './server-check';

/** What Apple's or Google's own server says about a token. */
export type StoreRecord = {
  /** Apple's transaction id or Google's purchase token: the primary key of the ledger. */
  readonly key: string;
  readonly productId: string;
  readonly state: 'paid' | 'pending' | 'revoked';
  /** The account token that the app sent with its request, if the store kept one. */
  readonly userId: string | null;
};

/** Your connection to the App Store Server API and the Play Developer API. */
export type AskStore = (request: CheckRequest) => Promise<StoreRecord | null>;

/** Your database. */
export type Ledger = {
  /** Adds a row unless one with this key exists; the database must guarantee it. */
  readonly insertOnce: (key: string, userId: string, productId: string) => Promise<void>;
  readonly revoke: (key: string) => Promise<void>;
  readonly readAccount: (userId: string) => Promise<Account>;
};

// #region record
/** Runs on your server: trusts the store instead of the app, and records each purchase once. */
export async function recordPurchase(
  userId: string,
  request: CheckRequest,
  askStore: AskStore,
  ledger: Ledger,
): Promise<CheckAnswer> {
  const record = await askStore(request);
  const verdict = judge(userId, record);
  if (record && verdict === 'recorded') {
    await ledger.insertOnce(record.key, userId, record.productId);
  }
  if (record && verdict === 'revoked') await ledger.revoke(record.key);
  return {verdict, account: await ledger.readAccount(userId)};
}

function judge(userId: string, record: StoreRecord | null): CheckAnswer['verdict'] {
  if (!record || record.state === 'pending') return 'refused';
  const owner = (record.userId ?? userId).toLowerCase();
  if (owner !== userId.toLowerCase()) return 'refused';
  return record.state === 'revoked' ? 'revoked' : 'recorded';
}
// #endregion
