/* eslint-disable @typescript-eslint/no-explicit-any -- the release infers `any` here, and samples must meet the same. */

export declare const PI: any;

export declare function setValueAsync(value: string): any;

export type ChangeEventPayload = {
  value: string;
};
