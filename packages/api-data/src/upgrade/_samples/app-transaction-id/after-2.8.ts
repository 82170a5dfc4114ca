import {getAppTransactionIOS} from 'expo-iap';
declare function send(id: string): Promise<void>;
/** What your app knows the user by without this ID, such as a sign-in. */
declare function askToSignIn(): Promise<void>;
// ---cut---
export async function sendId() {
  const bought = await getAppTransactionIOS();
  if (bought?.appTransactionId === undefined) await askToSignIn();
  else await send(bought.appTransactionId);
}
