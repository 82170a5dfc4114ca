/** What a build of this site can be configured with from outside. */
export const environment = {
  /** Public address of the deployed site. */
  url: process.env['SITE_URL'] ?? 'https://expo-iap.hyo.dev',
  /** Path under which the site is served, with slashes at both ends. */
  baseUrl: process.env['BASE_URL'] ?? '/',
  /** Limits authoring to one docs version, for a quick start. */
  onlyVersion: process.env['DOCS_VERSION'],
  /** Address of the folder that contains this repository's files, for "edit this page"; pages have no such link without it. */
  sourceUrl: process.env['SOURCE_URL'],
} as const;
