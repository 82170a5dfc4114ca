import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {serverPage} from '../../src/site/toolPages.ts';

const FOLDER = 'packages/purchase-server/src';
const page = readFileSync('src/pages/tools/server.mdx', 'utf8').replaceAll('\r\n', '\n');

it('X the page about the server shows each file of it', () => {
  const shown = [...page.matchAll(/^<Sample file="packages\/purchase-server\/src\/([^"]+)"/gm)];
  expect(shown.map(([, file]) => file).sort()).toEqual(readdirSync(FOLDER).sort());
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
