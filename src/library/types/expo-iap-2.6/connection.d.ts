/* eslint-disable @typescript-eslint/no-explicit-any -- the release infers `any` here, and samples must meet the same. */

export declare function initConnection(): any;

export declare function endConnection(): Promise<boolean>;
