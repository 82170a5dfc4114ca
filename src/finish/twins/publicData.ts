import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {PatchRange} from 'expo-iap-api-data/history/ranges';
import type {StoreNumber} from 'expo-iap-api-data/errors/errorTypes';
import type {Dated, MemberRole, Platform, SymbolKind} from 'expo-iap-api-data/surface/surface';

/** Which release a file describes. */
export type About = {readonly version: string; readonly package: string};

/** A field, parameter, value, option or result in `surface.json`. */
export type PublicMember = Dated & {
  readonly name: string;
  readonly role: MemberRole;
  readonly type: string;
  readonly optional: boolean;
  readonly platform: Platform;
  readonly meaning: string;
  readonly members?: readonly PublicMember[];
};

/** A name of the library in `surface.json`. */
export type PublicSymbol = Dated & {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly exported: boolean;
  readonly platform: Platform;
  readonly signature: string;
  readonly members: readonly PublicMember[];
};

/** The content of `surface.json`. */
export type PublicSurface = About & {readonly symbols: readonly PublicSymbol[]};

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

/** The patch of an event, with a range where only upstream's git history names it; or the range alone. */
export type PublicDate =
  | ({readonly patch: string} & Partial<PatchRange>)
  | {readonly after: string; readonly upTo: string};

/** One thing that happened to a name in `history.json`. */
export type PublicChange = Pick<
  HistoryChange,
  'patch' | 'change' | 'from' | 'replacement' | 'removedIn' | 'detail' | 'evidence'
> &
  Partial<PatchRange> & {
    /** The new name of a renamed one. */
    readonly to?: string;
  };

/** A name with its life in `history.json`. */
export type PublicLife = {
  readonly name: string;
  readonly kind: SymbolKind | MemberRole;
  readonly platform: Platform;
  readonly since?: PublicDate;
  readonly gone?: PublicDate;
  readonly changes: readonly PublicChange[];
};

/** The content of `history.json`. */
export type PublicHistory = {
  readonly patches: readonly {readonly patch: string; readonly date: string}[];
  readonly names: readonly PublicLife[];
};
