import {getProducts} from 'expo-iap';
declare function codeOf(error: unknown): string | undefined;
// ---cut---
const ask = () => getProducts(['coins_100']);

// On Android, each call connects by itself.
export const load = () =>
  ask().catch((error: unknown) => {
    if (codeOf(error) !== 'E_INIT_CONNECTION') throw error;
    return ask();
  });
