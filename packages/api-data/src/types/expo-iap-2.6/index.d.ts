/* eslint-disable @typescript-eslint/no-explicit-any -- the release infers `any` here, and samples must meet the same. */

/**
 * Types-only record of expo-iap 2.6.3, so that the 2.6 samples can be compiled.
 *
 * Release 2.6.3 cannot be installed from the registry we use. These declarations are our own, written
 * from our notes on the real 2.6.3 source (upstream's git history, 2025-07-22) and, where the notes say
 * "equal to 2.7.5", from the shapes that the installed 2.7.5 declares.
 *
 * How sure we are: every root export was seen in the 2.6.3 source (class S in the notes). 61 of them are
 * also in the published packages 2.5.4-rc.1 and 2.7.5 (S and P, the highest class); the 20 that 2.6 added
 * are in 2.7.5 too. Nothing here comes from documentation alone. Not compared: the published archive of
 * 2.6.3. Names of types that the root does not export, such as `UseIap`, follow 2.7.5.
 */
export * from './android';
export * from './errorCodes';
export * from './events';
export * from './hook';
export * from './ios';
export * from './iosOldNames';
export * from './products';
export * from './purchaseError';
export type {
  ProductPurchase,
  ProductPurchaseAndroid,
  ProductPurchaseIos,
  Purchase,
  PurchaseBase,
  PurchaseResult,
  SubscriptionPurchase,
} from './purchaseTypes';
export * from './purchases';
export * from './requestTypes';
export type {AppTransactionIOS} from './statusTypes';

export declare function initConnection(): any;

export declare function endConnection(): Promise<boolean>;

// What Expo's template of a module left behind.
export declare const PI: any;

export declare function setValueAsync(value: string): any;

export type ChangeEventPayload = {
  value: string;
};
