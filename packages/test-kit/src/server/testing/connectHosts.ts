import {http} from 'msw';
import {setupServer} from 'msw/node';
import {afterAll, beforeAll} from 'vitest';
import type {Handler} from '../storeServer.ts';

/** The addresses of both stores, and of those who say whether a certificate was revoked and who a server is. */
const STORES =
  /^https?:\/\/(?:(?:ocsp|api\.storekit|api\.storekit-sandbox)\.apple|(?:androidpublisher|oauth2)\.googleapis)\.com\//;

/** For each file: the clients of the stores reach what answers in their place, and nothing leaves this machine. */
export function connectHosts(answer: Handler): void {
  const hosts = setupServer(http.all(STORES, ({request}) => answer(request)));
  beforeAll(() =>
    hosts.listen({
      onUnhandledRequest({url}, print) {
        if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname)) print.error();
      },
    }),
  );
  afterAll(() => hosts.close());
}
