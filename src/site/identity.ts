/** Names and addresses that are on many pages. */
export const site = {
  title: 'Expo IAP',
  tagline: 'In-app purchase solution for Expo and React Native',
  github: 'https://github.com/hyochan/expo-iap',
  issues: 'https://github.com/hyochan/expo-iap/issues',
  discussions: 'https://github.com/hyochan/expo-iap/discussions',
  npm: 'https://www.npmjs.com/package/expo-iap',
  /** Above the list of posts at the left of the blog. */
  allPosts: 'All posts',
  x: 'https://x.com/hyodotdev',
  slack: 'https://hyo.dev/joinSlack',
  /** Takes reports about this site. Upstream’s old repository, to which the navbar leads, announced that it's archived. */
  reports: 'https://github.com/hyodotdev/openiap/issues',
} as const;
