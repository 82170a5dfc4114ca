/* eslint-disable @typescript-eslint/no-explicit-any -- the release accepts any value as an error and as its data. */
import type {ErrorCode} from './errorCodes';

export declare class PurchaseError implements Error {
  name: string;
  message: string;
  responseCode?: number | undefined;
  debugMessage?: string | undefined;
  code?: ErrorCode | undefined;
  productId?: string | undefined;
  platform?: 'ios' | 'android' | undefined;
  constructor(
    name: string,
    message: string,
    responseCode?: number | undefined,
    debugMessage?: string | undefined,
    code?: ErrorCode | undefined,
    productId?: string | undefined,
    platform?: 'ios' | 'android' | undefined,
  );
  static fromPlatformError(errorData: any, platform: 'ios' | 'android'): PurchaseError;
  getPlatformCode(): string | number | undefined;
}

export declare function isUserCancelledError(error: any): boolean;

export declare function isNetworkError(error: any): boolean;

export declare function isRecoverableError(error: any): boolean;

export declare function getUserFriendlyErrorMessage(error: any): string;
