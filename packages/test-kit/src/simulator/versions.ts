import {SimulatorError} from './errors.ts';

export const libraryVersions = ['2.8.8', '2.8.0', '2.7.5'] as const;

/** A published version of the library whose native module the simulator follows. */
export type LibraryVersion = (typeof libraryVersions)[number];

export type PlatformName = 'ios' | 'android';

/** What differs between the native modules of the versions; each line names where to read it in both. */
export type VersionTraits = {
  readonly version: LibraryVersion;
  /** Names like `getItems` and `sync` (2.8.0 `ios/ExpoIapModule.swift:364`); later `fetchProducts`, `syncIOS` (2.8.8 :434). */
  readonly shortNames: boolean;
  /** Fields end in `Ios` and `id` is the product (2.7.5 `ios/ExpoIapModule.swift:51`); later `IOS` and the transaction (2.8.0 :51). */
  readonly oldFields: boolean;
  /** Products have the fields with a platform suffix, and a text as `type` (2.8.8 `ios/ExpoIapModule.swift:217`). */
  readonly suffixedProducts: boolean;
  /** Failures of the iOS sheet come as events with fine codes (2.8.0 `ios/ExpoIapModule.swift:549`); 2.7.5 only rejects (:553). */
  readonly iosFailureEvents: boolean;
  /** `initConnection` on iOS forgets everything and stops the stream (2.8.0 `ios/ExpoIapModule.swift:259`); 2.7.5 replaces the products (:253). */
  readonly connectingForgets: boolean;
  /** Reading purchases can send them as events (2.8.0 `ios/ExpoIapModule.swift:400`); gone in 2.8.8 (:481). */
  readonly publishesReads: boolean;
  /**
   * The manage sheet returns `true` and polls (2.8.0 `ios/ExpoIapModule.swift:772`); 2.8.8 returns what changed (:880).
   */
  readonly pollsAfterManaging: boolean;
  /** A refused launch of Google's sheet is an event too (2.8.0 `ExpoIapModule.kt:429`); 2.7.5 only rejects (:425). */
  readonly androidLaunchEvents: boolean;
  /** Any client counts as connected (2.8.8 `ExpoIapModule.kt:693`); before, only a ready one (2.7.5 :531). */
  readonly reconnects: boolean;
  /** Code for an empty list of products: 2.8.8 `ExpoIapModule.kt:169`, 2.7.5 :167. */
  readonly emptyListCode: string;
};

const early = {
  shortNames: true,
  suffixedProducts: false,
  publishesReads: true,
  pollsAfterManaging: true,
  reconnects: false,
  emptyListCode: 'EMPTY_SKU_LIST',
};
const traits: Readonly<Record<LibraryVersion, VersionTraits>> = {
  '2.7.5': {
    ...early,
    version: '2.7.5',
    oldFields: true,
    iosFailureEvents: false,
    connectingForgets: false,
    androidLaunchEvents: false,
  },
  '2.8.0': {
    ...early,
    version: '2.8.0',
    oldFields: false,
    iosFailureEvents: true,
    connectingForgets: true,
    androidLaunchEvents: true,
  },
  '2.8.8': {
    version: '2.8.8',
    shortNames: false,
    oldFields: false,
    suffixedProducts: true,
    iosFailureEvents: true,
    connectingForgets: true,
    publishesReads: false,
    pollsAfterManaging: false,
    androidLaunchEvents: true,
    reconnects: true,
    emptyListCode: 'E_EMPTY_SKU_LIST',
  },
};

export function traitsOf(version: string): VersionTraits {
  const known = libraryVersions.find((one) => one === version);
  if (known) return traits[known];
  throw new SimulatorError(
    `The simulator supports expo-iap ${libraryVersions.join(', ')}, not ${version}.`,
  );
}
