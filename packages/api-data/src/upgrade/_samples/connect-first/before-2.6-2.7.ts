import {ErrorCode, latestTransactionIOS, type PurchaseError} from 'expo-iap';

export const latest = () =>
  latestTransactionIOS('pro_monthly').catch((error: PurchaseError) => {
    if (error.code === ErrorCode.E_SERVICE_ERROR) return null; // Not connected yet.
    throw error;
  });
