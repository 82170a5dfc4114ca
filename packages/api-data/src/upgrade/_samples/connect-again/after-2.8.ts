import {fetchProducts, initConnection} from 'expo-iap';

let connecting: Promise<boolean> | undefined;

/** Connects once, and again only after a failure. */
const connect = () =>
  (connecting ??= initConnection().catch((error) => {
    connecting = undefined;
    throw error;
  }));

export async function load() {
  await connect();
  return fetchProducts({skus: ['coins_100'], type: 'inapp'});
}
