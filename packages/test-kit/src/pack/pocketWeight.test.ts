import {mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writePocket} from './writePocket.ts';

const dist = mkdtempSync(join(tmpdir(), 'pocket-'));
const root = resolve(import.meta.dirname, '../../../..');
beforeAll(() => writePocket({root, dist, page: 'https://example.com/'}));
afterAll(() => rmSync(dist, {recursive: true}));

// An app in development loads this with each start. What is above 60 kB is the store itself: what it sells, renews and refunds.
it.each([
  ['ios', 75_000],
  ['android', 69_000],
])('what an app loads for %s is small', (platform, budget) => {
  const file = join(dist, `pocket/${platform}.js`);
  expect(statSync(file).size).toBeLessThan(budget);
});
