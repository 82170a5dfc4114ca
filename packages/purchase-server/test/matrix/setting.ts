import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {withVideo} from 'expo-iap-test-kit/testing/videoPlan';
import {GoogleAuth} from 'google-auth-library';
import type {createPurchaseServer, PurchaseServerOptions} from '../../src/server.ts';
import {serviceAccountKey} from '../keys.ts';
import {catalog, USER} from '../shop.ts';

/** What the stores sell: the products of the examples, and a plan that is sold beside another one. */
export const sold = withVideo;

/** How the server is set up, and what the phones buy with. */
export type Setting = {
  readonly owners: 'accounts' | 'installations';
  readonly environment: 'Production' | 'Sandbox';
  /** In which order Google names the items of a plan. */
  readonly lineItems: 'newest first' | 'newest last';
};

/** For whom test purchases count. */
export const TESTERS: readonly string[] = [USER];

export type CreateServer = typeof createPurchaseServer;

/** What the server sells. */
export const products = new Map(
  Object.entries({
    ...catalog,
    coins_500: {kind: 'pass', days: 10},
    video: {kind: 'subscription'},
  } satisfies PurchaseServerOptions['products']),
);

/** In memory where that is possible: a power cut is not what these histories are about. */
export const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Says at once what failed; Google's client would try for seconds. */
class Impatient extends GoogleAuth {
  override request<Content>(asked: Parameters<GoogleAuth['request']>[0]) {
    return super.request<Content>({...asked, retry: false});
  }
}

export const auth = new Impatient({
  credentials: {client_email: 'server@example.com', private_key: serviceAccountKey},
  scopes: 'https://www.googleapis.com/auth/androidpublisher',
});
