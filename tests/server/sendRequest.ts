import {inject} from 'vitest';

/** The server that tests/server/setup.ts started. */
export const server = inject('server');

/** Asks the server for a path, without following a redirect. */
export async function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, {redirect: 'manual', ...init});
}
