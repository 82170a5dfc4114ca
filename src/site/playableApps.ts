import {FRAME_DOCUMENT} from 'playground-frame/addresses';
import {latestVersion} from './versions.ts';

/** A sample that readers can run in the page: files of `examples/_samples`, and the props that its screen gets. */
export type PlayableApp = {
  readonly name: string;
  /** What readers call it, after "in". */
  readonly title: string;
  /** The file whose default export is the screen; what it imports comes along. */
  readonly entry: string;
  /** Blocks of pages that belong to the app, as files; names that a file only declares come from the others. */
  readonly pages?: readonly {
    /** The page in the folder of a version, or of the site. */
    readonly page: string;
    /** The file that each block becomes, by the name of the block: its title, or the anchor above it. */
    readonly blocks: Readonly<Record<string, string>>;
  }[];
  /** More files of `_samples` that the blocks need. */
  readonly others?: readonly string[];
  readonly props: Readonly<Record<string, unknown>>;
  /** Props that are functions; the log shows their calls. */
  readonly functions?: readonly string[];
  /** The app is on a page of the site, which shows the latest version. */
  readonly latestOnly?: true;
};

const userId = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

/** Every sample that can be run, by the name that authors write. */
export const playableApps: readonly PlayableApp[] = [
  {
    name: 'basic-store',
    title: 'the basic store',
    entry: 'basic-store.tsx',
    props: {userId, balance: 0},
  },
  {
    name: 'complete-impl',
    title: 'the complete implementation',
    entry: 'complete-impl.tsx',
    // The simulated server knows its users by their session token.
    props: {session: {userId, token: userId}},
  },
  {
    name: 'subscription-manager',
    title: 'the subscription manager',
    entry: 'subscription-manager.tsx',
    props: {},
    functions: ['giveAccess'],
  },
  {
    name: 'guides',
    title: 'the shop that the guides build',
    entry: 'guide-shop.tsx',
    others: ['guide-server.ts'],
    pages: [
      {
        page: 'guides/purchases.mdx',
        blocks: {
          'StoreProvider.tsx': 'store-provider.tsx',
          request: 'buy.ts',
          'request 2': 'subscribe.ts',
          receive: 'handle-purchase.ts',
          check: 'check-on-server.ts',
          give: 'load-account.ts',
          unfinished: 'use-recovery.ts',
          restore: 'restore-button.tsx',
        },
      },
      {page: 'guides/subscriptions.mdx', blocks: {'change-plan': 'change-plan.ts'}},
      {
        page: 'guides/error-handling.mdx',
        blocks: {
          catch: 'try-to-buy.ts',
          message: 'message-for.ts',
          'double-tap': 'use-one-at-a-time.ts',
        },
      },
      {
        page: 'guides/lifecycle.mdx',
        blocks: {connect: 'use-store-failed.ts', foreground: 'use-read-on-return.ts'},
      },
    ],
    props: {},
  },
  {
    name: 'home',
    title: 'the shop of the home page',
    entry: 'home-shop.tsx',
    pages: [
      {
        page: 'src/pages/_home/sample.mdx',
        blocks: {'Shop.tsx': 'Shop.tsx'},
      },
    ],
    props: {},
    latestOnly: true,
  },
];

/** What the app of the home page shows when it starts; a browser test compares it with the running one. */
export const homeShop = {
  heading: 'You have 0 coins',
  product: '100 coins',
  price: '$0.99',
} as const;

/** The samples of a docs version that can be run. */
export const appsOf = (version: string): readonly PlayableApp[] =>
  playableApps.filter(({latestOnly}) => !latestOnly || version === latestVersion().version);

/** Says whether a file of `_samples` exists for an app alone, so that no page shows it. */
export const isAppFile = (path: string): boolean =>
  playableApps.some(({pages, entry, others = []}) =>
    [...(pages ? [entry] : []), ...others].some((name) => path.endsWith(`/_samples/${name}`)),
  );

/** Returns the app of a name, or fails with the names that exist. */
export function playableApp(name: string): PlayableApp {
  const found = playableApps.find((app) => app.name === name);
  if (found) return found;
  const known = playableApps.map((app) => app.name).join(', ');
  throw new Error(`There is no app "${name}" to try. Apps: ${known}.`);
}

/** Says whether a file of the build is a page, by its path with forward slashes. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.html') && file !== FRAME_DOCUMENT;
