import {AppStoreServerAPIClient, Environment} from '@apple/app-store-server-library';
import {Response} from 'node-fetch';
import {within} from '../within.ts';
import type {AppleOptions} from './appleOptions.ts';

const HOSTS = {
  [Environment.PRODUCTION]: 'https://api.storekit.apple.com',
  [Environment.SANDBOX]: 'https://api.storekit-sandbox.apple.com',
};

/** Apple's client, which by itself waits for ever: here a call, from the connection to the last byte, has a limit. */
export class TimedClient extends AppStoreServerAPIClient {
  readonly #limit: number;
  readonly #host: string;

  constructor(
    {key, bundleId, host}: AppleOptions,
    environment: Environment.PRODUCTION | Environment.SANDBOX,
    limit: number,
  ) {
    super(key.pem, key.id, key.issuer, bundleId, environment);
    this.#limit = limit;
    this.#host = host ?? HOSTS[environment];
  }

  protected override async makeFetchRequest(
    path: string,
    query: URLSearchParams,
    method: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<Response> {
    const address = `${this.#host}${path}?${query}`;
    return within(this.#limit, 'The App Store', async (signal) => {
      const sent = typeof body === 'string' ? {body} : {};
      const answer = await fetch(address, {method, headers, signal, ...sent});
      return new Response(await answer.text(), {status: answer.status});
    });
  }
}
