import type {RegistryItem} from 'expo-iap-tools/data/registry';

/** Where the pages are, and the address of the site, with a slash at its end. */
export type RegistrySite = {readonly siteDir: string; readonly address: string};

/** An item before it is packed; it needs others by their names. */
export type MadeItem = Omit<RegistryItem, 'type' | 'registryDependencies'> & {
  readonly needs?: readonly string[];
};

/** An item from `examples/_samples`: one file with all that it imports. */
export type SampleItem = {
  readonly name: string;
  readonly title: string;
  /** The file whose default export is what readers use. */
  readonly entry: string;
  /** The page that shows it. */
  readonly page: string;
  /** The app whose props its screen gets; without one the item has no screen. */
  readonly app?: string;
  /** What is left to do; without it the list of that page. */
  readonly steps?: readonly string[];
  /** The items whose files it imports. */
  readonly needs?: readonly string[];
};

export const sampleItems: readonly SampleItem[] = [
  {
    ...{name: 'shop', title: 'Coins, an unlock and a subscription'},
    ...{entry: 'complete-impl.tsx', page: 'examples/complete-impl', app: 'complete-impl'},
  },
  {
    ...{name: 'coins', title: 'A coin shop in one file'},
    ...{entry: 'basic-store.tsx', page: 'examples/basic-store', app: 'basic-store'},
  },
  {
    ...{name: 'subscription', title: 'A paywall with plans, offers and status'},
    ...{entry: 'subscription-manager.tsx', page: 'examples/subscription-manager'},
    app: 'subscription-manager',
  },
  {
    ...{name: 'gate', title: 'A screen that only a subscriber sees', needs: ['shop']},
    ...{entry: 'subscriber-gate.tsx', page: 'examples/complete-impl'},
    steps: [
      'Below the StoreProvider, put <SubscriberGate productId="pro_monthly" otherwise={<Paywall />}> around the screen.',
    ],
  },
];
