/* eslint-disable @typescript-eslint/no-explicit-any -- the hook of this release really takes and gives `any`. */
import type {Product, SubscriptionProduct} from './products';
import type {PurchaseError} from './purchaseError';
import type {
  ProductPurchase,
  Purchase,
  PurchaseResult,
  SubscriptionPurchase,
} from './purchaseTypes';

type UseIap = {
  connected: boolean;
  products: Product[];
  promotedProductsIOS: ProductPurchase[];
  subscriptions: SubscriptionProduct[];
  purchaseHistories: ProductPurchase[];
  availablePurchases: ProductPurchase[];
  currentPurchase?: ProductPurchase;
  currentPurchaseError?: PurchaseError;
  clearCurrentPurchase: () => void;
  clearCurrentPurchaseError: () => void;
  finishTransaction: (params: {
    purchase: Purchase;
    isConsumable?: boolean;
  }) => Promise<PurchaseResult | boolean>;
  getAvailablePurchases: (skus: string[]) => Promise<void>;
  getPurchaseHistories: (skus: string[]) => Promise<void>;
  getProducts: (skus: string[]) => Promise<void>;
  getSubscriptions: (skus: string[]) => Promise<void>;
  requestPurchase: (params: {request: any; type?: 'inapp' | 'subs'}) => Promise<any>;
  validateReceipt: (
    sku: string,
    androidOptions?: {
      packageName: string;
      productToken: string;
      accessToken: string;
      isSub?: boolean;
    },
  ) => Promise<any>;
  restorePurchases: () => Promise<void>;
};

export interface UseIAPOptions {
  onPurchaseSuccess?: (purchase: ProductPurchase | SubscriptionPurchase) => void;
  onPurchaseError?: (error: PurchaseError) => void;
  onSyncError?: (error: Error) => void;
  shouldAutoSyncPurchases?: boolean;
}

export declare function useIAP(options?: UseIAPOptions): UseIap;

export {};
