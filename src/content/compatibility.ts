/** What the page about compatibility says around its tables, in the page and in its twin; names are in backticks. */
export const compatibilityTexts = {
  intro:
    'Which release of expo-iap an app can be built with depends on its Expo SDK, React Native, Kotlin and iOS target, and until when Google Play takes the Billing Library that the release brings.',
  built:
    'Nothing native was built for this page: no app was compiled with Gradle or Xcode. The values are what the packages and their sources say, and what follows from those. What this site compiles are samples, with the types of each release.',
  releases:
    'Each row is the last release of a line. Where this site found that an app needs more than the package says, the need comes first and the package’s own word is in parentheses. `any` is a peer dependency of `*`; “made with” is the Expo SDK in the package’s development files.',
  sdks: 'Each row is an app that sets neither Kotlin nor the iOS target. “Fits after a change” means a setting; “not known” means that nothing is known against it, but that the SDK is newer than the one that the release was made with, or that this one isn’t known. Google’s days don’t count here. A release whose JavaScript calls functions that its own native code lacks fits no app.',
  sources:
    'A file with a line is in the npm package of that release. 2.6.3 is not on npm: its files are in upstream’s Git history. Google’s days are from its page “Google Play Billing Library version deprecation”, as of 2026-11-29. What each Expo SDK has is from the npm packages of Expo and React Native.',
  command:
    'The command also reads what is installed, the app’s configuration and the native projects:',
} as const;
