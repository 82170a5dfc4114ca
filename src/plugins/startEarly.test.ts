import {expect, it} from 'vitest';
import {startEarly} from './startEarly.ts';

it('starts before it is asked, and does the work again for every later call', async () => {
  let started = 0;
  const load = startEarly(async () => (started += 1));
  expect(started).toBe(1);
  expect(await load()).toBe(1);
  expect(await load()).toBe(2);
});

it('tells a failure to whoever asks, and to nobody before', async () => {
  const load = startEarly(() => Promise.reject(new Error('no file')));
  await new Promise(setImmediate);
  await expect(load()).rejects.toThrow('no file');
});
