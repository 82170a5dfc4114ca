import type {CDPSession} from '@playwright/test';

/** What a page has asked for. */
export type NetworkRecord = {
  /** For each request, the bytes that came over the wire, headers included; 0 while it runs. */
  readonly requests: () => readonly number[];
  /** Milliseconds since the last sign of activity; 0 while something is on its way. */
  readonly quietMs: () => number;
};

/** Follows the requests of a page from now on. */
export function watchNetwork(session: CDPSession): NetworkRecord {
  const requests = new Map<string, number>();
  const running = new Set<string>();
  let lastActivity = performance.now();
  const end = (id: string, bytes: number): void => {
    running.delete(id);
    lastActivity = performance.now();
    if (requests.has(id)) requests.set(id, bytes);
  };
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (request.url.startsWith('data:')) return;
    running.add(requestId);
    lastActivity = performance.now();
    requests.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({requestId}) => end(requestId, 0));
  return {
    requests: () => [...requests.values()],
    quietMs: () => (running.size > 0 ? 0 : performance.now() - lastActivity),
  };
}
