import {finishTransaction, type Purchase} from 'expo-iap';
type Account = {coins: number; access: Record<string, number>};
type CheckAnswer = {genuine: boolean; state: string | null; account: Account};
declare function readStoredPurchases(): Promise<Purchase[]>;
declare function checkOnServer(purchase: Purchase): Promise<CheckAnswer>;
declare function showAccount(account: Account): void;
// ---cut---
export async function finishStored() {
  for (const purchase of await readStoredPurchases()) {
    const {genuine, state, account} = await checkOnServer(purchase);
    if (!genuine || state === 'pending') continue;
    showAccount(account);
    await finishTransaction({purchase});
  }
}
