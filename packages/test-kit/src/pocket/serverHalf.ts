import type {Act} from './recorder.ts';

/** What the half of the store that servers see makes of a payload for the app, and what servers did to the store since. */
type Told = {readonly payload: unknown; readonly acts: readonly Act[]};

/** Tells the store's other half of the account, and lets it sign what the app gets. */
export type ServerHalf = (account: string, payload: unknown) => Promise<Told>;

/** How long a machine in the local network may need, in ms. */
const PATIENCE = 3_000;

/** Reaches the store's half for servers, which runs on the developer's machine. */
export function serverHalf(address: string): ServerHalf {
  let isMissed = false;
  return async (account, payload) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      const body = JSON.stringify({account, payload});
      const {signal} = patience;
      const answer = await fetch(`${address}/pocket`, {method: 'POST', body, signal});
      if (!answer.ok) throw new Error(await answer.text());
      const {payload: signed, acts}: Told = await answer.json();
      isMissed = false;
      return {payload: payload === undefined ? payload : signed, acts};
    } catch (error) {
      if (!isMissed)
        console.warn(
          `Your server cannot verify purchases: the simulated store does not reach its half at ${address}. Run "npx expo-iap-test-kit store" on that machine; a phone has to be in its network.`,
          error,
        );
      isMissed = true;
      return {payload, acts: []};
    } finally {
      clearTimeout(timer);
    }
  };
}
