import {endConnection, fetchProducts, initConnection} from 'expo-iap';

let connecting: Promise<unknown> | undefined;

/** The only place that connects, before the listeners: once, and again only after a failure. */
export const connect = () =>
  (connecting ??= initConnection().catch(async (error) => {
    // Or the client that failed stays beside the next one.
    await endConnection();
    connecting = undefined;
    throw error;
  }));

export async function load() {
  await connect();
  return fetchProducts({skus: ['coins_100'], type: 'inapp'});
}
