import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {LibraryVersion, PlatformName} from 'expo-iap-test-kit/versions';
import type {PlanApp} from './planApp.tsx';

/** Which side of a sample runs. */
export type Side = 'before' | 'after';

/** What happens with a sample of a plan, and what must come of it. */
export type Play = {
  /** Where it runs; on both without it. */
  readonly on?: PlatformName;
  /** What is in the store before the app starts. */
  readonly store?: (phone: Simulator) => void;
  readonly act: (app: PlanApp, side: Side) => Promise<unknown>;
  /** How new code ends. */
  readonly after: unknown;
  /** How old code ends with the release that it was written for. */
  readonly before?: unknown;
  /** How old code ends with the newer release. */
  readonly then?: unknown;
  /** The newer release, where it is not the last one. */
  readonly newer?: LibraryVersion;
};
