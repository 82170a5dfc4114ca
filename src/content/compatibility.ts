/** What the page about compatibility says around its tables, in the page and in its twin; names are in backticks. */
export const compatibilityTexts = {
  intro:
    'Which release of expo-iap fits your app depends on its Expo SDK, React Native, Kotlin and iOS target, and on how long Google Play accepts the release’s Billing Library.',
  built:
    'We read these values from the packages and their sources, but we didn’t build native apps with Gradle or Xcode to confirm them. This site compiles only samples, with the types of each release.',
  releases: 'Each row is the last release of a line such as 2.8. A plus sign means “or later”.',
  releaseNotes:
    'If a release needs more than its package declares, the row shows the real requirement, and the end of this page lists the declared one. “Any” Expo SDK means that the package declares Expo as a peer dependency with the range `*`. Every release declares React Native with that range, too. “Made with SDK” is the Expo SDK in the package’s development files.',
  sdks: 'Each row assumes that the app keeps the Kotlin version and the iOS target of its Expo SDK. The table ignores Google’s deadlines.',
  sdkNotes:
    '“After a change” means that the release fits once you change a setting. “Not known” means that we know of no problem, but the release was made with an older SDK, or doesn’t say which SDK it was made with. 2.9.7 fits no app, because its JavaScript calls functions that its native code lacks.',
  sources:
    'If a table names a file and a line, you find them in the npm package of that release, or for 2.6.3 in upstream’s Git history. Google’s deadlines are from its page “Google Play Billing Library version deprecation”, as of 2026-11-29. The versions that belong to each Expo SDK are from the npm packages of Expo and React Native.',
  command:
    'In your project, this command also reads what is installed, the app’s configuration and the native projects:',
} as const;
