import {androidpublisher} from '@googleapis/androidpublisher';
import type {GoogleAuth, OAuth2Client} from 'google-auth-library';
import {Refusal, type StorePurchase} from '../storePurchase.ts';
import {within} from '../within.ts';
import {askGoogle} from './refusals.ts';
import {toPlan, toProduct} from './toPurchase.ts';

export type GoogleOptions = {
  readonly packageName: string;
  /** With the scope `https://www.googleapis.com/auth/androidpublisher`. */
  readonly auth: GoogleAuth | OAuth2Client;
  /** Another address than Google's, for tests with a simulated Google Play. */
  readonly host?: string;
  /** How long a call may take, in ms, with what the client repeats; ten seconds without it. */
  readonly limit?: number;
};

type Acknowledged = Pick<StorePurchase, 'type' | 'id' | 'lines'>;

export type Google = ReturnType<typeof createGoogle>;

const LIMIT = 10_000;

/** Google Play for one app. */
export function createGoogle({packageName, auth, host, limit = LIMIT}: GoogleOptions) {
  const {purchases} = androidpublisher({
    version: 'v3',
    // Two copies of the library of accounts are the same to the client, and not to the compiler.
    auth,
    ...(host !== undefined && {rootUrl: host}),
  });
  const ask = <Answer>(call: (options: {readonly signal: AbortSignal}) => Promise<Answer>) =>
    askGoogle(() => within(limit, 'Google Play', (signal) => call({signal})));

  const readProduct = async (productId: string, token: string): Promise<StorePurchase> => {
    const params = {packageName, productId, token};
    const {data} = await ask((options) => purchases.products.get(params, options));
    return toProduct(data, productId, token);
  };
  const readPlan = async (token: string): Promise<StorePurchase> => {
    const params = {packageName, token};
    const {data} = await ask((options) => purchases.subscriptionsv2.get(params, options));
    return toPlan(data, token);
  };

  return {
    packageName,
    /** What Google Play says now about a product that is bought once. */
    readProduct,
    /** What Google Play says now about a subscription. */
    readPlan,
    /** The tokens of what was refunded or charged back since a time, also in part; Google keeps the list for 30 days. */
    async readVoided(since: number): Promise<readonly string[]> {
      const tokens = new Set<string>();
      let page: string | undefined;
      do {
        const params = {
          ...{packageName, startTime: String(since), type: 1},
          includeQuantityBasedPartialRefund: true,
          ...(page !== undefined && {token: page}),
        };
        const {data} = await ask((options) => purchases.voidedpurchases.list(params, options));
        for (const {purchaseToken} of data.voidedPurchases ?? [])
          if (purchaseToken) tokens.add(purchaseToken);
        page = data.tokenPagination?.nextPageToken ?? undefined;
      } while (page !== undefined);
      return [...tokens];
    },
    /** Keeps Google from giving the money back. The app still consumes what can be bought again. */
    async acknowledge({type, id: token, lines}: Acknowledged): Promise<void> {
      if (type === 'product') {
        const params = {packageName, productId: lines[0]?.productId ?? '', token};
        return void (await ask((options) => purchases.products.acknowledge(params, options)));
      }
      // A plan with add-ons is known by one of its products, and no answer says by which.
      let refused: unknown = new Refusal('Google Play names no product of the subscription.');
      for (const {productId: subscriptionId} of lines) {
        const params = {packageName, subscriptionId, token};
        try {
          return void (await ask((options) =>
            purchases.subscriptions.acknowledge(params, options),
          ));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused = error;
        }
      }
      throw refused;
    },
  };
}
