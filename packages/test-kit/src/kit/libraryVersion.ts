/** The build puts it in. */
declare const LIBRARY_VERSION: string;

/** Version of expo-iap whose native side is simulated. */
export function libraryVersion(): string {
  return LIBRARY_VERSION;
}
