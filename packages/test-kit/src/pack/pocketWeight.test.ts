import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {slimBundle} from './slimBundle.ts';
import {bundleSmall} from './writePocket.ts';

// An app in development loads this with each start. What is above 60 kB is the store itself: what it sells, renews and refunds.
it.each([
  ['ios', 71_000],
  ['android', 65_000],
])('what an app loads for %s is small', async (platform, budget) => {
  const entry = resolve(import.meta.dirname, `../pocket/${platform}.ts`);
  expect((await bundleSmall(entry)).length).toBeLessThan(budget);
});

it('becomes lighter, and does what it did', () => {
  const code = `
class Base {
  #name = 'base';
  get base() { return this.#name; }
  unused() { return this.onlyForUnused(); }
  onlyForUnused() {}
}
class Heir extends Base {
  #name = 'heir';
  byText() { return this.base + this.#name; }
}
export const said = new Heir()['byText']();
`;
  const slim = slimBundle(code);
  expect(slim).not.toMatch(/#|unused/i);
  expect(new Function(`${slim.replace('export const said =', 'return')}`)()).toBe('baseheir');
});
