import type {StorePurchase} from '../storePurchase.ts';
import type {LedgerOptions} from './options.ts';
import type {Row} from './purchaseRows.ts';

export type OwnerQuestion = {
  readonly told: StorePurchase;
  readonly before: Row | undefined;
  /** The purchases that this one replaces or resumes. */
  readonly earlier: readonly (Row | undefined)[];
  readonly tokenOwner: string | null;
  readonly sender: string | null;
};

/** Whose purchase it is; null while that is not known. One payment has one owner. */
export function ownerOf(
  {told, before, earlier, tokenOwner, sender}: OwnerQuestion,
  {owners, products}: Pick<LedgerOptions, 'owners' | 'products'>,
): string | null {
  const kinds = told.lines.map(({productId}) => products(productId)?.kind);
  const isUsedUp = told.type === 'product' && kinds.some((kind) => !kind || kind === 'consumable');
  // It was given to a user who was deleted.
  if (before?.isErased && isUsedUp) return null;
  const carried = earlier.find((row) => row !== undefined && row.userId !== null)?.userId ?? null;
  if (owners === 'installations') {
    const moves = kinds.every((kind) => kind !== undefined && kind !== 'consumable');
    if (sender !== null && moves) return sender;
    return before?.userId ?? sender ?? tokenOwner ?? carried;
  }
  if (before !== undefined && before.userId !== null) return before.userId;
  // The store knows who bought it. Only where the app passed no account, the first user to bring it gets it.
  return told.accountToken === null ? (carried ?? sender) : tokenOwner;
}
