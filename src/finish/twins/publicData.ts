import type {StoreNumber} from 'expo-iap-api-data/errors/errorTypes';

/** Which release a file describes. */
export type About = {readonly version: string; readonly package: string};

/** What makes one platform send a code. */
export type PublicSent = {
  readonly triggers: readonly {readonly when: string; readonly since?: string}[];
  readonly storeNumbers: readonly StoreNumber[];
};

/** An answer with its reason. */
export type PublicAnswer = {readonly answer: string; readonly because: string};

type PublicCode = {
  readonly code: string;
  readonly enumNumber: number | null;
  readonly docs: string;
};

/** An error code in `errors.json`. */
export type PublicError =
  | (PublicCode & {
      readonly kind: 'sent';
      readonly ios: PublicSent | null;
      readonly android: PublicSent | null;
      readonly charged: PublicAnswer;
      readonly retry: PublicAnswer;
      readonly tellUser: string;
      readonly whatToDo: string;
    })
  | (PublicCode & {readonly kind: 'never'; readonly instead: string});

/** The content of `errors.json`. */
export type PublicErrors = About & {readonly errors: readonly PublicError[]};

/** A version in `versions.json`. */
export type PublicVersion = About & {
  readonly label: string;
  readonly status: string;
  readonly docs: string;
  readonly llms: string;
  readonly llmsFull: string;
  readonly surface: string;
  readonly errors: string;
};

/** The content of `versions.json`. */
export type PublicVersions = {readonly versions: readonly PublicVersion[]};
