import type {StoreStep} from 'expo-iap-test-kit/panel/orders';
import type {PlatformName} from 'expo-iap-test-kit/versions';

/** One step of a scenario; each waits until it is possible. */
export type ScenarioStep =
  | {
      readonly say: string;
      /** The start of a button's name in the app. */
      readonly press: string;
    }
  | (StoreStep & {
      /** The start of a button's name that the app must show before. */
      readonly after?: string;
    });

/** What must be true of a purchase at the end. */
export type ExpectedPurchase = {
  readonly productId: string;
  readonly given: number;
  readonly finished: boolean;
  readonly refunded?: true;
};

/** How readers know the platforms. */
export const platformNames: Readonly<Record<PlatformName, string>> = {
  ios: 'iOS',
  android: 'Android',
};

/** What scenarios are about, in the order in which lists show them. */
export const scenarioGroups = [
  'A normal purchase',
  'The app is killed',
  'The payment waits',
  'Something fails',
  'After the purchase',
] as const;

/** A named run of an app with an expected end. */
export type Scenario = {
  readonly id: string;
  readonly group: (typeof scenarioGroups)[number];
  readonly title: string;
  /** What the reader sees in it. */
  readonly goal: string;
  readonly app: string;
  /** The platform of a scenario that runs on only one. */
  readonly only?: PlatformName;
  readonly steps: readonly ScenarioStep[];
  readonly end: {
    readonly purchases: readonly ExpectedPurchase[];
    /** Faults of the ledger that the scenario shows on purpose. */
    readonly faults?: readonly string[];
    /** What the screen of the app says at the end. */
    readonly screen: string | Readonly<Record<PlatformName, string>>;
  };
};

/** A scenario of an app whose name its list adds. */
export type ScenarioOf = Omit<Scenario, 'app'>;
