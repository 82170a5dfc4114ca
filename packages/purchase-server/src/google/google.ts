import type {androidpublisher_v3} from '@googleapis/androidpublisher';
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

const HOST = 'https://androidpublisher.googleapis.com';
const LIMIT = 10_000;

const PROXIES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];

type Voided = androidpublisher_v3.Schema$VoidedPurchasesListResponse;

type Asked = {
  readonly method?: 'POST';
  /** What Google hangs onto a path, such as `:acknowledge`. */
  readonly verb?: string;
  readonly params?: Readonly<Record<string, string | number | boolean>>;
};

/**
 * Google Play for one app. The calls are made with Google's client for accounts alone, since the one for all of Google Play
 * costs as much again.
 */
export function createGoogle({packageName, auth, host = HOST, limit = LIMIT}: GoogleOptions) {
  // Google's client brings a `fetch` that costs twice as much as Node's, and that knows proxies.
  const isProxied = PROXIES.some((name) => process.env[name]);
  const root = new URL(`/androidpublisher/v3/applications/${packageName}/purchases/`, host).href;
  const ask = async <Answer>(path: readonly string[], asked: Asked = {}): Promise<Answer> => {
    const {verb = '', params, method = 'GET'} = asked;
    const url = `${root}${path.map(encodeURIComponent).join('/')}${verb}`;
    const sent = {
      ...{url, method, retry: true},
      ...(params && {params}),
      ...(!isProxied && {fetchImplementation: fetch}),
    };
    const {data} = await askGoogle(() =>
      within(limit, 'Google Play', (signal) => auth.request<Answer>({...sent, signal})),
    );
    return data;
  };
  const accept = {method: 'POST', verb: ':acknowledge'} as const;

  return {
    packageName,
    /** What Google Play says now about a product that is bought once. */
    readProduct: async (productId: string, token: string) =>
      toProduct(await ask(['products', productId, 'tokens', token]), productId, token),
    /** What Google Play says now about a subscription. */
    readPlan: async (token: string) =>
      toPlan(await ask(['subscriptionsv2', 'tokens', token]), token),
    /** The tokens of what was refunded or charged back since a time, also in part; Google keeps the list for 30 days. */
    async readVoided(since: number): Promise<readonly string[]> {
      const tokens = new Set<string>();
      let page: string | undefined;
      do {
        const params = {
          ...{startTime: String(since), type: 1, includeQuantityBasedPartialRefund: true},
          ...(page !== undefined && {token: page}),
        };
        const data = await ask<Voided>(['voidedpurchases'], {params});
        for (const {purchaseToken} of data.voidedPurchases ?? [])
          if (purchaseToken) tokens.add(purchaseToken);
        page = data.tokenPagination?.nextPageToken ?? undefined;
      } while (page !== undefined);
      return [...tokens];
    },
    /** Keeps Google from giving the money back. The app still consumes what can be bought again. */
    async acknowledge({type, id: token, lines}: Acknowledged): Promise<void> {
      const [first] = lines;
      if (type === 'product')
        return void (await ask(['products', first?.productId ?? '', 'tokens', token], accept));
      // A plan with add-ons is known by one of its products, and no answer says by which.
      let refused: unknown = new Refusal('Google Play names no product of the subscription.');
      for (const {productId} of lines) {
        try {
          return void (await ask(['subscriptions', productId, 'tokens', token], accept));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused = error;
        }
      }
      throw refused;
    },
  };
}
