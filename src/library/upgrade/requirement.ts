import type {Platform} from '../surface/surface.ts';

/** What a build asks for. */
export const requirementKinds = ['billing', 'kotlin', 'java', 'ios', 'xcode', 'native'] as const;

/** What an app needs to be built with a release of the library, and with which releases. */
export type Requirement = {
  readonly id: string;
  readonly kind: (typeof requirementKinds)[number];
  readonly platform: Platform;
  /** First release that asks for it. */
  readonly since: string;
  /** First release that no longer does. */
  readonly until?: string;
  /** What is needed, as a short name: "Kotlin 2". */
  readonly needs: string;
  readonly reason: string;
  /** What to do when it is new for the app. */
  readonly todo: string;
};
