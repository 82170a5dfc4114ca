/** A docs page whose address was promised. */
export type PageRule = {
  /** Address under the root of a version. */
  readonly path: string;
  /** Whether the sidebar lists it; the others are reached by address and by links. */
  readonly listed: boolean;
  /** First version that has the page; all when absent. */
  readonly since?: string;
};

const listed = [
  'intro',
  'installation',
  'sponsors',
  'api',
  'api/error-codes',
  'api/types',
  'api/use-iap',
  'api/methods/core-methods',
  'api/methods/listeners',
  'examples/basic-store',
  'examples/complete-impl',
  'examples/subscription-manager',
  'getting-started/setup-android',
  'getting-started/setup-ios',
  'guides/faq',
  'guides/lifecycle',
  'guides/migration',
  'guides/offer-code-redemption',
  'guides/purchases',
  'guides/support',
  'guides/troubleshooting',
];

const unlisted = [
  'guides/error-handling',
  'guides/getting-started',
  'guides/ios-subscription-offers',
];

/** The docs pages whose addresses were promised: none of them may go or move. New pages need not be listed. */
export const pages: readonly PageRule[] = [
  ...listed.map((path) => ({path, listed: true})),
  ...unlisted.map((path) => ({path, listed: false})),
  {path: 'guides/ios-hot-reload-fix', listed: false, since: '2.8'},
];

/** Where a reader finds the subject of a page in a version that lacks it. */
export const alternatives: Readonly<
  Record<string, {readonly path: string; readonly title: string}>
> = {
  'guides/ios-hot-reload-fix': {path: 'guides/lifecycle', title: 'Lifecycle'},
};

/** Says whether a version has the page. */
export function hasPage(version: string, {since}: PageRule): boolean {
  return since === undefined || since.localeCompare(version, 'en', {numeric: true}) <= 0;
}
