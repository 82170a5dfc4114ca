import {once} from 'node:events';
import {createServer} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {openSession} from './drivers/webdriver.ts';

/** A driver that opens a session and then forgets every call. */
async function forgetful(): Promise<{port: number; calls: string[]}> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    if (request.url === '/session') response.end('{"value": {"sessionId": "1"}}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {port: typeof address === 'object' && address ? address.port : 0, calls};
}

it('X a call that a driver never answers fails, and no later one waits for it', async () => {
  const {port, calls} = await forgetful();
  const session = await openSession(port, {}, 2_000);
  expect(session.isStuck()).toBe(false);
  await expect(session.call('POST', '/url', {url: 'about:blank'})).rejects.toThrow('no answer');
  expect(session.isStuck()).toBe(true);
  await expect(session.call('GET', '/url')).rejects.toThrow('since an earlier call');
  expect(calls).toEqual(['/session', '/session/1/url']);
});
