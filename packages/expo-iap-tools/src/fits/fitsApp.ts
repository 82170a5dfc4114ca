import type {ExpoSdk} from 'expo-iap-api-data/upgrade/expoSdks';
import {fieldOf, readJson, textsOf} from '../project/readJson.ts';

/** What an app sets for its builds; without a value, what only running its configuration would show. */
export type Written = {readonly value?: string};

/** What is known of an app. What is left out is not. */
export type FitsApp = {
  readonly sdk?: number;
  /** Its first two numbers, such as 0.81. */
  readonly reactNative?: string;
  /** The release of the library that it has. */
  readonly release?: string;
  readonly kotlin?: Written;
  readonly iosTarget?: Written;
};

/** The numbers of a version, or of a range that one sign begins: those of `~54.0.1`. */
function numbersOf(range: string | undefined): readonly string[] {
  const [, numbers = ''] =
    /^[~^=v]?\s*(\d+(?:\.\d+)*)(?:\.[x*])?(?:-[\w.]+)?$/.exec(range?.trim() ?? '') ?? [];
  return numbers === '' ? [] : numbers.split('.');
}

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

/** What the text of a package.json says of an app; nothing where it is none. */
export function readManifest(text: string): FitsApp | undefined {
  const manifest = readJson(text);
  const lists = LISTS.flatMap((list) => fieldOf(manifest, list) ?? []);
  const wanted = (name: string) => lists.flatMap((list) => textsOf(fieldOf(list, name)))[0];
  if (lists.length === 0) return undefined;
  return appOf(wanted('expo'), wanted('react-native'), wanted('expo-iap'));
}

/** An app with the versions, or the ranges, of three packages. */
export function appOf(
  expo: string | undefined,
  reactNative: string | undefined,
  release: string | undefined,
): FitsApp {
  const [sdk] = numbersOf(expo);
  const native = numbersOf(reactNative).slice(0, 2);
  const own = numbersOf(release);
  return {
    ...(sdk !== undefined && {sdk: Number(sdk)}),
    ...(native.length === 2 && {reactNative: native.join('.')}),
    ...(own.length > 1 && {release: own.join('.')}),
  };
}

/** What the app has while it sets nothing; nothing where its Expo SDK and React Native are no known pair. */
export function usualOf(
  {sdk, reactNative}: FitsApp,
  sdks: readonly ExpoSdk[],
): ExpoSdk | undefined {
  if (sdk === undefined && reactNative === undefined) return undefined;
  return sdks.find(
    (each) =>
      (sdk === undefined || each.sdk === sdk) &&
      (reactNative === undefined || each.reactNative === reactNative),
  );
}
