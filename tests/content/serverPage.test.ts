import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {serverPage} from '../../src/site/toolPages.ts';

const FOLDER = 'packages/purchase-server/src';
const page = readFileSync('src/pages/tools/server.mdx', 'utf8').replaceAll('\r\n', '\n');
const printed = new Map(
  [...page.matchAll(/^```ts title="src\/([^"]+)".*\n([^]*?)^```$/gm)].map(
    ([, file = '', code = '']) => [file, code] as const,
  ),
);

it('X the page about the server prints each file of it as it is tested', () => {
  expect([...printed.keys()].sort()).toEqual(readdirSync(FOLDER).sort());
  for (const [file, code] of printed)
    expect(code, `Copy ${FOLDER}/${file} into the page again`).toBe(
      readFileSync(`${FOLDER}/${file}`, 'utf8'),
    );
});

it('X the page installs the packages of the server in their tested versions', () => {
  const [, packages = ''] = /npm install (.+)/.exec(page) ?? [];
  const server: {dependencies: Record<string, string>} = JSON.parse(
    readFileSync('packages/purchase-server/package.json', 'utf8'),
  );
  const tested = Object.entries(server.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(packages.split(' ').sort()).toEqual(tested.sort());
});

it('X lists, twins and search call the page about the server what it calls itself', () => {
  expect(page).toContain(`\ntitle: ${serverPage.title}\ndescription: ${serverPage.description}\n`);
  expect(page).toContain(`\n# ${serverPage.title}\n`);
});
