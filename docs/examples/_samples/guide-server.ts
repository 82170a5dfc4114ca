import {useSyncExternalStore} from 'react';
import {fetchProducts, type Purchase} from 'expo-iap';

declare function checkOnServer(purchase: Purchase): Promise<{account: Account}>;
declare function handlePurchase(purchase: Purchase): Promise<void>;

/** Coins, and for each product until when the user has it, in ms since 1970. */
export type Account = {coins: number; access: Record<string, number>};

let account: Account = {coins: 0, access: {}};
const listeners = new Set<() => void>();

/** The account on the screen. */
export function useAccount(): Account {
  return useSyncExternalStore(subscribe, () => account);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showAccount(answer: Account): void {
  account = answer;
  for (const listener of listeners) listener();
}

/** What your sign-in keeps: its token tells your server whose purchase this is. */
export async function sessionToken(): Promise<string> {
  return 'user';
}

export async function loadAll(): Promise<void> {
  await fetchProducts({skus: ['coins_100', 'remove_ads'], type: 'inapp'});
  await fetchProducts({skus: ['pro_monthly', 'pro_yearly'], type: 'subs'});
}

/** Verifies what a restore found, and shows the account. iOS has nothing to finish. */
export async function checkAndUnlock(purchases: Purchase[]): Promise<void> {
  for (const purchase of purchases) {
    try {
      if (purchase.platform === 'android') await handlePurchase(purchase);
      else showAccount((await checkOnServer(purchase)).account);
    } catch (error) {
      report(error);
    }
  }
}

export const syncEntitlements = checkAndUnlock;

export function report(error: unknown): void {
  console.warn(String(error instanceof Error ? error.message : JSON.stringify(error)));
}
