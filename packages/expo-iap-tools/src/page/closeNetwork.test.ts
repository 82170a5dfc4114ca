import {expect, it} from 'vitest';
import {closeNetwork} from './closeNetwork.ts';

it('takes away what sends, own or inherited, and leaves the rest', () => {
  const inherited = {fetch: () => 'sent', importScripts: () => 'loaded', postMessage: () => 'told'};
  const scope: object = Object.assign(Object.create(inherited), {
    XMLHttpRequest: (): void => undefined,
    WebSocket: (): void => undefined,
    EventSource: (): void => undefined,
  });
  closeNetwork(scope);
  const names = ['fetch', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
  expect(names.filter((name) => name in scope)).toEqual([]);
  expect('postMessage' in scope).toBe(true);
});
