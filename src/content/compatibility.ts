/** What the page about compatibility says around its tables, in the page and in its twin; names are in backticks. */
export const compatibilityTexts = {
  intro:
    'The answer depends on your app’s Expo SDK, React Native, Kotlin and iOS target, and on how long Google Play accepts the Billing Library of the release.',
  built:
    'We read these values from the packages and their sources. We didn’t build native apps with Gradle or Xcode to confirm them. This site compiles only samples, with the types of each release.',
  releases: 'Each row is the last expo-iap release of a line, and 15.0+ means 15.0 or later.',
  releaseNotes:
    'If a release needs more than its package declares, the row shows the real requirement, and the end of this page lists the declared one. “Any” Expo SDK means that the package declares Expo as a peer dependency of `*`. Every release declares React Native that way. “Made with” is the Expo SDK in the package’s development files.',
  sdks: 'Each row is an app that sets neither Kotlin nor the iOS target. Google’s deadlines don’t count here.',
  sdkNotes:
    '“After a change” means that you must change a setting. “Not known” means that we know of no problem, but the release was made with an older SDK or doesn’t say with which. 2.9.7 fits no app, because its JavaScript calls functions that its native code lacks.',
  sources:
    'A file with a line is in the npm package of that release. 2.6.3 is not on npm, so its files are in upstream’s Git history. Google’s deadlines are from its page “Google Play Billing Library version deprecation”, as of 2026-11-29. The versions in each Expo SDK are from the npm packages of Expo and React Native.',
  command:
    'The command also reads what is installed, the app’s configuration and the native projects:',
} as const;
