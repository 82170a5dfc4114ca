/** Names and addresses that are on many pages. */
export const site = {
  title: 'Expo IAP',
  tagline: 'In-app purchase solution for Expo and React Native',
  github: 'https://github.com/hyochan/expo-iap',
  issues: 'https://github.com/hyochan/expo-iap/issues',
  discussions: 'https://github.com/hyochan/expo-iap/discussions',
  npm: 'https://www.npmjs.com/package/expo-iap',
  x: 'https://x.com/hyodotdev',
  slack: 'https://hyo.dev/joinSlack',
} as const;

/** What a build can be configured with from outside; nothing else reads the environment. */
export const environment = {
  /** Public address of the deployed site. */
  url: process.env['SITE_URL'] ?? 'https://expo-iap.hyo.dev',
  /** Path under which the site is served, with slashes at both ends. */
  baseUrl: process.env['BASE_URL'] ?? '/',
  /** Limits authoring to one docs version, for a quick start. */
  onlyVersion: process.env['DOCS_VERSION'],
  /** Address of the folder that contains this repository's files, for "edit this page". */
  sourceUrl: process.env['SOURCE_URL'] ?? 'https://github.com/hyochan/expo-iap/tree/main/docs',
} as const;
