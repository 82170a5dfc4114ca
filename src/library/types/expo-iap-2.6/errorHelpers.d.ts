/* eslint-disable @typescript-eslint/no-explicit-any -- the release accepts any value as the error. */

export declare function isUserCancelledError(error: any): boolean;

export declare function isNetworkError(error: any): boolean;

export declare function isRecoverableError(error: any): boolean;

export declare function getUserFriendlyErrorMessage(error: any): string;
