import type {Platform} from '../surface/surface.ts';

/** A release whose native code doesn't compile on a platform, whatever the app and its tools are. */
export type BrokenBuild = {
  readonly patch: string;
  readonly platform: Exclude<Platform, 'both'>;
  /** Why, as the rest of a sentence. */
  readonly because: string;
};

/** Found by reading upstream's source; 2.6.3 is its fix. */
export const brokenBuilds: readonly BrokenBuild[] = [
  {
    patch: '2.6.0',
    platform: 'ios',
    because: 'its code for the app transaction uses properties that StoreKit doesn’t have',
  },
  {
    patch: '2.6.2',
    platform: 'ios',
    because: 'its code for the app transaction uses a property that StoreKit doesn’t have',
  },
];
