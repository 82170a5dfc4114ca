import {call, isRecord, toRecords} from '../../behavior/library.ts';
import type {Names} from '../../behavior/runSample.ts';
import type {Stage} from '../../behavior/stage.tsx';
import {type ActingBlock, titleOf} from './actingBlocks.ts';

/** How an app uses a block that a shop has no place for: a function, or lines that run once. */
export type Use = {
  /** What the app does; an answer that is a function ends what it began. */
  readonly runs?: (names: Names, stage: Stage) => unknown;
  /** How the app sells with it. */
  readonly buys?: (names: Names, stage: Stage, productId: string) => unknown;
  /** What the block says that the user has: each time, one of these products. */
  readonly owned?: (names: Names, stage: Stage) => Promise<readonly (readonly string[])[]>;
};

const plans = ['pro_monthly', 'pro_yearly'];
const calls = (name: string, ...values: readonly unknown[]): Use => ({
  runs: ({callable}) => callable(name)(...values),
});

/** Asks about each product. */
const asks = (name: string, ids: readonly string[]): Use => ({
  owned: async ({callable}) => {
    const owned: (readonly string[])[] = [];
    for (const id of ids) if ((await callable(name)(id)) === true) owned.push([id]);
    return owned;
  },
});

const uses: Readonly<Record<string, Use>> = {
  'api/error-codes "top"': {
    runs: ({callable}, {reports}) => {
      const last = reports.at(-1);
      if (isRecord(last)) callable('onPurchaseError')(last);
    },
  },
  'api/error-codes "network"': {
    buys: async ({callable}, stage, productId) => {
      try {
        await stage.shop.buy(productId);
      } catch (error) {
        await callable('afterFailure')(error, productId);
      }
    },
  },
  'api/methods/listeners "purchaseerrorlistener"': {
    runs: ({value}) => {
      const subscription = value('subscription');
      return () => isRecord(subscription) && call(subscription, 'remove');
    },
  },
  'api/types "productstatusios"': asks('hasAccess', plans),
  'getting-started/setup-android "load"': calls('loadStore'),
  'getting-started/setup-ios "load"': calls('loadStore'),
  'guides/error-handling "loaders"': calls('loadCoins'),
  'guides/faq "offline"': {
    owned: async ({callable}) => {
      const ids = await callable('knownOffline')(['remove_ads', ...plans]);
      return Array.isArray(ids) ? ids.map((id) => [String(id)]) : [];
    },
  },
  'guides/ios-hot-reload-fix "order"': calls('readOwned'),
  'guides/ios-subscription-offers "read"': {
    runs: async ({callable}) => {
      for (const plan of toRecords(await callable('loadPlans')())) callable('readOffers')(plan);
    },
  },
  'guides/ios-subscription-offers "buy-promo"': {
    buys: ({callable}) => callable('buyWithOffer')('pro_monthly', 'come_back'),
  },
  'guides/migration "platform-guards"': calls('syncStore'),
  'guides/support "bug-report"': {
    runs: (names, {setting}) =>
      setting.library === '2.8.8' ? names.callable('logErrors')() : names.value('stopLogging'),
  },
  'guides/troubleshooting "debug"': calls('logStoreEvents'),
};

const status: Readonly<Record<string, Use>> = {
  '2.8': {
    owned: async ({callable}) => ((await callable('isPro')()) === true ? [plans] : []),
  },
  '2.7': asks('isActive', plans),
  '2.6': asks('isActive', plans),
};

/** How an app uses a block; undefined where its role in the shop says all. */
export function usageOf({sample, role}: ActingBlock): Use | undefined {
  const title = titleOf(sample);
  if (title === 'guides/subscriptions "status"') return status[sample.docs];
  return uses[title] ?? (role.name === 'claims' ? {} : undefined);
}

/** The blocks that the table names. */
export const usedTitles = [...Object.keys(uses), 'guides/subscriptions "status"'];
