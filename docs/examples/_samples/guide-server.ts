import {useSyncExternalStore} from 'react';
import {fetchProducts, type Purchase} from 'expo-iap';

declare function checkOnServer(purchase: Purchase): Promise<{valid: boolean}>;
declare function handlePurchase(purchase: Purchase): Promise<void>;

/** What your server says the user has. */
export type Account = {readonly coins: number; readonly owned: readonly string[]};

export const consumables = ['coins_100'];

let account: Account = {coins: 0, owned: []};
const listeners = new Set<() => void>();

/** The account on the screen. */
export function useAccount(): Account {
  return useSyncExternalStore(subscribe, () => account);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What your sign-in keeps: its token tells your server whose purchase this is. */
export async function sessionToken(): Promise<string> {
  return 'user';
}

/** Asks your server for the account; with a key it gives first what the key pays for, once. */
export async function loadAccount(gift?: {productId: string; key: string | undefined}) {
  const response = await fetch('https://api.example.com/account', {
    headers: {Authorization: `Bearer ${await sessionToken()}`},
    ...(gift && {method: 'POST', body: JSON.stringify(gift)}),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const answer: Account = await response.json();
  account = answer;
  for (const listener of listeners) listener();
}

export async function give(productId: string, key: string | undefined): Promise<void> {
  await loadAccount({productId, key});
}

export async function loadAll(): Promise<void> {
  await fetchProducts({skus: ['coins_100', 'remove_ads'], type: 'inapp'});
  await fetchProducts({skus: ['pro_monthly', 'pro_yearly'], type: 'subs'});
}

/** Checks and gives what a restore found. On iOS there is nothing to finish. */
export async function checkAndUnlock(purchases: Purchase[]): Promise<void> {
  for (const purchase of purchases) {
    try {
      if (purchase.platform === 'android') await handlePurchase(purchase);
      else if ((await checkOnServer(purchase)).valid) await give(purchase.productId, purchase.id);
    } catch (error) {
      report(error);
    }
  }
}

export const syncEntitlements = checkAndUnlock;

export function report(error: unknown): void {
  console.warn(String(error instanceof Error ? error.message : JSON.stringify(error)));
}
