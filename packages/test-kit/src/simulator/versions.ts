import {SimulatorError} from './errors.ts';

/** The releases whose native modules the simulator was written from, newest first. */
export const libraryVersions = ['2.8.8', '2.8.7', '2.8.0', '2.7.5'] as const;

/** One of these releases. */
export type LibraryVersion = (typeof libraryVersions)[number];

export type PlatformName = 'ios' | 'android';

/** What differs between the native modules of the versions; each line names where to read it in both. */
export type VersionTraits = {
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
  /** `IapErrorCode` has 26 codes (2.8.8 `Types.kt:230-257`); before, 11 (2.8.0 and 2.7.5 `Types.kt:25-37`). */
  readonly allErrorCodes: boolean;
};

const latest: VersionTraits = {
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
  allErrorCodes: true,
};

const early: VersionTraits = {
  ...latest,
  shortNames: true,
  suffixedProducts: false,
  publishesReads: true,
  pollsAfterManaging: true,
  reconnects: false,
  emptyListCode: 'EMPTY_SKU_LIST',
  allErrorCodes: false,
};
const traits: Readonly<Record<LibraryVersion, VersionTraits>> = {
  '2.8.8': latest,
  // The Kotlin of 2.8.8, and its names; what reading and the manage sheet do is older (`ios/ExpoIapModule.swift:508`, :869).
  '2.8.7': {...latest, publishesReads: true, pollsAfterManaging: true},
  '2.8.0': early,
  '2.7.5': {
    ...early,
    oldFields: true,
    iosFailureEvents: false,
    connectingForgets: false,
    androidLaunchEvents: false,
  },
};

/** The release whose traits another one has: the newest known one of its line that is not later. */
export function followedBy(version: string): LibraryVersion | undefined {
  const [major, minor, patch = Number.NaN] = version.split('.').map(Number);
  return libraryVersions.find((known) => {
    const [first, second, third = 0] = known.split('.').map(Number);
    return first === major && second === minor && third <= patch;
  });
}

export function traitsOf(version: string): VersionTraits {
  const known = followedBy(version);
  if (known) return traits[known];
  throw new SimulatorError(
    `The simulator follows expo-iap ${libraryVersions.join(', ')} and later patches of these lines, not ${version}. For the newest: npx expo install expo-iap@${libraryVersions[0]}`,
  );
}
