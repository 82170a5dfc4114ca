/** A task that brings people here, and the page that helps. */
export type Way = {readonly title: string; readonly text: string; readonly to: string};

/** The four most common tasks. */
export const ways: readonly Way[] = [
  {
    title: 'Set up',
    text: 'Install, build, and prepare both stores for the first test purchase.',
    to: '/docs/guides/getting-started',
  },
  {
    title: 'Sell a product',
    text: 'From the buy button to the finished transaction.',
    to: '/docs/guides/purchases',
  },
  {
    title: 'Sell a subscription',
    text: 'Plans, offers, status, upgrades and restore in one component.',
    to: '/docs/examples/subscription-manager',
  },
  {
    title: 'Fix an error',
    text: 'What a code means, whether the user was charged, what to do.',
    to: '/docs/api/error-codes',
  },
];

/** For whom each kind of version is. */
export const readers = {
  next: 'Being written, not released yet.',
  latest: 'For new apps, and for everyone who can update.',
  old: 'For apps that still run this release.',
} as const;
