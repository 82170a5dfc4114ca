import {getAppTransactionIOS} from 'expo-iap';
declare function send(id: string): Promise<void>;
// ---cut---
export async function sendId() {
  const bought = await getAppTransactionIOS();
  if (bought?.appTransactionID !== undefined) await send(bought.appTransactionID);
}
