import {expect, it, onTestFinished} from 'vitest';
import {listenLocally} from '../chromium/steps/listenLocally.ts';
import {openSession} from './drivers/webdriver.ts';

/** A driver that opens a session and then forgets every call. */
async function forgetful(): Promise<{port: number; calls: string[]}> {
  const calls: string[] = [];
  const {port, close} = await listenLocally((request, response) => {
    calls.push(request.url ?? '');
    if (request.url === '/session') response.end('{"value": {"sessionId": "1"}}');
  });
  onTestFinished(close);
  return {port, calls};
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
