import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import type {createPurchaseServer, PurchaseServerOptions} from '../../src/server.ts';
import {catalog, USER} from '../shop.ts';

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
