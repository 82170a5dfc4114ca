import {problemAt} from 'mdx-samples/page';
import {type ProseRule, readProse} from './readProse.ts';

/** Names with the case their owners give them. */
export const productNames: readonly string[] = [
  'Android',
  'App Store Connect',
  'App Store Server API',
  'CocoaPods',
  'Docusaurus',
  'Expo Go',
  'GitHub',
  'Google Play',
  'Gradle',
  'JavaScript',
  'Kotlin',
  'Play Billing Library',
  'Play Console',
  'React Native',
  'StoreKit',
  'TestFlight',
  'TypeScript',
  'Xcode',
  'iOS',
  'iPadOS',
  'iPhone',
  'macOS',
  'tvOS',
];

/** The ending of field names such as `expirationDateIOS`, which migration texts mention. */
const FIELD_ENDING = 'IOS';

// A name inside a longer one, such as expo-iap-android or android.permission, is someone else's.
const patterns = productNames.map((name) => ({
  name,
  pattern: new RegExp(
    `(?<![\\w./@-])${name.split(/ |(?<=[a-z])(?=[A-Z])/).join('[ -]?')}(?![\\w/-]|\\.\\w)`,
    'gi',
  ),
}));

/** Makes sure that products are written as their owners write them. */
export const checkProductNames: ProseRule = (page) =>
  readProse(page).flatMap(({value, offset}) =>
    patterns.flatMap(({name, pattern}) =>
      [...value.matchAll(pattern)]
        .filter(([found]) => found !== name && found !== FIELD_ENDING)
        .map(({0: found, index}) =>
          problemAt(page, offset + index, `Write "${found}" as ${name}.`),
        ),
    ),
  );
