/** Slugs of the posts whose addresses were promised: none of them may go or move. New posts need not be listed. */
export const posts = [
  'welcome-to-expo-iap',
  'v2-6-0-release',
  'v2-6-3-release',
  'v2-7-0-release',
  'v2-7-3-release',
  'v2-8-0-migration-guide',
  'v2-8-1-release',
] as const;

/** Keys of the blog's tags, each with a page of its own. */
export const tags = [
  'android',
  'api',
  'apptransaction',
  'billing',
  'breaking-change',
  'breaking-changes',
  'expo-iap',
  'google-play-billing',
  'in-app-purchase',
  'ios',
  'kotlin',
  'migration',
  'react-native',
  'release',
  'types',
  'typescript',
] as const;
