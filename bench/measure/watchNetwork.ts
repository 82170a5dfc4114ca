import type {CDPSession} from '@playwright/test';

/** A request of a page. */
export type PageRequest = {
  readonly kind: string;
  readonly url: string;
  /** Milliseconds since the page itself was asked for. */
  readonly startTime: number;
  /** Bytes that came over the wire, headers included; 0 while it runs. */
  bytes: number;
};

/** What a page has asked for. */
export type NetworkRecord = {
  readonly requests: () => readonly PageRequest[];
  /** Milliseconds since the last sign of activity; 0 while something is on its way. */
  readonly quietMs: () => number;
};

/** Follows the requests of a page from now on. */
export function watchNetwork(session: CDPSession): NetworkRecord {
  const requests = new Map<string, PageRequest>();
  const running = new Set<string>();
  let first: number | undefined;
  let lastActivity = performance.now();
  const end = (id: string, bytes: number): void => {
    running.delete(id);
    lastActivity = performance.now();
    const request = requests.get(id);
    if (request) request.bytes = bytes;
  };
  session.on('Network.requestWillBeSent', ({requestId, type, timestamp, request}) => {
    if (request.url.startsWith('data:')) return;
    first ??= timestamp;
    running.add(requestId);
    lastActivity = performance.now();
    requests.set(requestId, {
      kind: type ?? 'Other',
      url: request.url,
      startTime: (timestamp - first) * 1000,
      bytes: 0,
    });
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
