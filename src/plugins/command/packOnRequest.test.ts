import {expect, it} from 'vitest';
import {packOnRequest} from './packOnRequest.ts';

function start(failures = 0) {
  let [packed, left] = [0, failures];
  const {middleware, forget} = packOnRequest('/cli/', async () => {
    packed += 1;
    left -= 1;
    if (left >= 0) throw new Error('no build');
  });
  const ask = (url: string): Promise<unknown> =>
    new Promise((resolve) => middleware({url}, {}, resolve));
  return {ask, forget, packed: () => packed};
}

it('packs once for those who ask, and again after a change', async () => {
  const {ask, forget, packed} = start();
  await ask('/docs/intro');
  expect(packed()).toBe(0);
  await ask('/cli/a.tgz');
  await ask('/cli/b.tgz');
  expect(packed()).toBe(1);
  forget();
  await ask('/cli/a.tgz');
  expect(packed()).toBe(2);
});

it('tells whoever asks why there is none, and tries again', async () => {
  const {ask} = start(1);
  expect(await ask('/cli/a.tgz')).toEqual(new Error('no build'));
  expect(await ask('/cli/a.tgz')).toBeUndefined();
});
