import {randomBytes} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findExcess} from './budgets.ts';
import {measureBuild} from './measureBuild.ts';

const files = new Map(
  readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.html$|^assets\/(?:css|js)\/.*\.(?:css|js)$/.test(path))
    .map((path) => [path, readFileSync(`build/${path}`, 'utf8')]),
);

it('X no page and no file costs more than its budget', () => {
  const measures = measureBuild(files);
  console.info(`budgets: ${JSON.stringify(measures)}`);
  expect(findExcess(measures)).toEqual([]);
});

it('X twenty more kilobytes in main exceed a budget', () => {
  const [main] = [...files.keys()].filter((path) => /^assets\/js\/main\./.test(path));
  const planted = new Map(files);
  planted.set(main ?? 'none', `${files.get(main ?? '')}${randomBytes(20_000).toString('base64')}`);
  expect(findExcess(measureBuild(planted)).join()).toMatch(/^sharedScripts is \d+, its budget/);
});

it('X a style attribute exceeds a budget', () => {
  const planted = new Map(files);
  // A page whose own size has no budget.
  planted.set('404.html', `${files.get('404.html')}<p style="color:red">`);
  expect(findExcess(measureBuild(planted))).toEqual(['styleAttributes is 1, its budget 0.']);
});
