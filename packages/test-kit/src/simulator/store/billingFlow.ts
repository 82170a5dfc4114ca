import type {BillingResult} from './billing.ts';
import type {Product} from './catalog.ts';
import type {Purchase} from './purchase.ts';
import type {Replacement} from './replacement.ts';

/** What `BillingFlowParams` passes to Google Play. */
export type BillingFlow = {
  readonly product: Product;
  readonly offerToken: string | null;
  readonly accountToken: string | null;
  readonly profileToken: string | null;
  readonly replacement: Replacement | null;
};

/** `PurchasesUpdatedListener`. */
export type PurchasesListener = (result: BillingResult, purchases: Purchase[] | null) => void;
