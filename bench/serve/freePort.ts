import {createServer} from 'node:net';

/**
 * Returns a port that nothing listened on a moment ago, for a program that has to be told its port instead of choosing
 * one by itself.
 */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
