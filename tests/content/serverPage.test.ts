import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {serverAddress} from '../../src/content/serverPackage.ts';

const example = readFileSync('packages/purchase-server/src/settings/example.ts', 'utf8');
const page = readFileSync('src/pages/tools/server.mdx', 'utf8').replaceAll('\r\n', '\n');

it('X the page about the server installs the package that the site serves', () => {
  expect(page).toContain(`\nnpm install ${serverAddress}\n`);
});

it('X the page has each setting of the example in its table, some by what they begin with', () => {
  const table = page.split('| Setting |')[1]?.split('\n\n')[0] ?? '';
  const listed = [...table.matchAll(/`([A-Z]+(?:_[A-Z]+)*_?)…?`/g)].map(([, name = '']) => name);
  const settings = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const begins = (name: string, all: readonly string[]) =>
    all.some((one) => name === one || (one.endsWith('_') && name.startsWith(one)));
  expect(settings.filter((name) => !begins(name, listed))).toEqual(['PORT']);
  expect(listed.filter((one) => !settings.some((name) => begins(name, [one])))).toEqual([]);
});
