/** What the page about compatibility says around its tables, in the page and in its twin; names are in backticks. */
export const compatibilityTexts = {
  intro:
    'Which release of expo-iap fits your app depends on its versions of the Expo SDK, React Native and Kotlin, and on its iOS target. It also depends on how long Google Play accepts the Billing Library of the release.',
  built:
    'Nothing native was built for this page, so no app was compiled with Gradle or Xcode. The values are what the packages and their sources say, and what follows from those. This site compiles only samples, with the types of each release.',
  releases:
    'Each row is the last release of a line. Where we found that an app needs more than the package says, the cell begins with what the app needs, and what the package says of it, if anything, is in parentheses. `any` is a peer dependency of `*`, and “made with” is the Expo SDK in the package’s development files.',
  sdks: 'Each row is an app that sets neither Kotlin nor the iOS target. “Fits after a change” means that you have to change a setting. “Not known” means that no problem is known, but that the release was made with an older SDK, or with one that isn’t known. Google’s deadlines don’t count here. A release whose JavaScript calls functions that its own native code lacks fits no app.',
  sources:
    'A file with a line is in the npm package of that release. 2.6.3 is not on npm, so its files are in upstream’s Git history. Google’s deadlines are from its page “Google Play Billing Library version deprecation”, as of 2026-11-29. The versions in each Expo SDK are from the npm packages of Expo and React Native.',
  command:
    'The command also reads what is installed, the app’s configuration and the native projects:',
} as const;
