import {androidpublisher} from '@googleapis/androidpublisher';
import type {GoogleAuth} from 'google-auth-library';
import {requireProduct} from './catalog.ts';
import {toPlan, toProduct} from './googlePurchase.ts';
import {Refusal, type StorePurchase} from './storePurchase.ts';

export type Google = ReturnType<typeof createGoogle>;

/** Google Play for one app; `auth` has the scope `https://www.googleapis.com/auth/androidpublisher`. */
export function createGoogle(packageName: string, auth: GoogleAuth) {
  const {purchases} = androidpublisher({version: 'v3', auth});
  return {
    packageName,
    /** What Google Play says now about a product that is bought once. */
    async readProduct(productId: string, token: string): Promise<StorePurchase> {
      const {data} = await ask(() => purchases.products.get({packageName, productId, token}));
      return toProduct(data, productId, token);
    },
    /** What Google Play says now about a subscription. */
    async readPlan(token: string): Promise<StorePurchase> {
      const {data} = await ask(() => purchases.subscriptionsv2.get({packageName, token}));
      return toPlan(data, token);
    },
    /** The tokens of what was refunded or charged back since a time; Google keeps the list for 30 days. */
    async readVoided(since: number): Promise<readonly string[]> {
      const tokens: string[] = [];
      let token: string | undefined;
      do {
        const {data} = await purchases.voidedpurchases.list({
          ...{packageName, startTime: String(since), type: 1},
          ...(token !== undefined && {token}),
        });
        for (const {purchaseToken} of data.voidedPurchases ?? [])
          if (purchaseToken) tokens.push(purchaseToken);
        token = data.tokenPagination?.nextPageToken ?? undefined;
      } while (token !== undefined);
      return tokens;
    },
    /** Keeps Google from giving the money back. The app still consumes what can be bought again. */
    async acknowledge({productId, id: token}: StorePurchase): Promise<void> {
      if (requireProduct(productId).kind === 'subscription')
        await purchases.subscriptions.acknowledge({packageName, subscriptionId: productId, token});
      else await purchases.products.acknowledge({packageName, productId, token});
    },
  };
}

/** 400: not this product. 404: of another app, or made up. 410: a subscription that ended too long ago. */
const refused: readonly unknown[] = [400, 404, 410];

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const status: unknown = Reflect.get(Object(error), 'status');
    if (refused.includes(status)) throw new Refusal(`Google Play answers ${status}.`);
    throw error;
  }
}
