import {requestProducts} from 'expo-iap';
declare function codeOf(error: unknown): string | undefined;
// ---cut---
const ask = () => requestProducts({skus: ['coins_100'], type: 'inapp'});

// On Android, each call connects by itself.
export const load = () =>
  ask().catch((error: unknown) => {
    if (codeOf(error) !== 'E_INIT_CONNECTION') throw error;
    return ask();
  });
