import {expect, it} from 'vitest';
import {madeOnRequest} from './madeOnRequest.ts';

/** Work that counts, and a way to ask for an address. */
function start(isPutOff: boolean, fails = false) {
  let count = 0;
  const putOff = madeOnRequest(
    ['/kit/'],
    async () => {
      count += 1;
      if (fails) throw new Error('no kit');
    },
    isPutOff,
  );
  const ask = (url: string): Promise<unknown> =>
    new Promise((resolve) => putOff.middleware({url}, {}, resolve));
  return {...putOff, ask, count: () => count};
}

it('a build makes the files at once, before it is asked, and tells a failure to nobody before', async () => {
  const {make, count} = start(false, true);
  expect(count()).toBe(1);
  await new Promise(setImmediate);
  await expect(make()).rejects.toThrow('no kit');
});

it('the dev server makes them for the first request, once, and again after a change', async () => {
  const {make, ask, count} = start(true);
  await make();
  await ask('/docs/intro');
  expect(count()).toBe(0);
  await Promise.all([ask('/kit/2.8/a.js'), ask('/kit/2.8/b.js')]);
  expect(count()).toBe(1);
  await make();
  await ask('/kit/2.8/a.js');
  expect(count()).toBe(2);
});

it('whoever asks is told why they could not be made', async () => {
  const {make, ask} = start(true, true);
  await make();
  expect(await ask('/kit/2.8/a.js')).toEqual(new Error('no kit'));
});
