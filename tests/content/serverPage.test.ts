import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {serverAddress} from '../../src/content/serverPackage.ts';

const file = readFileSync('packages/purchase-server/src/settings/example.ts', 'utf8');
const [, example = ''] = /= `([^`]+)`;/.exec(file) ?? [];
const page = readFileSync('src/pages/tools/server.mdx', 'utf8').replaceAll('\r\n', '\n');

it('X the page about the server installs the package that the site serves', () => {
  expect(page).toContain(`\nnpm install ${serverAddress}\n`);
});

it('X the page names settings of the example, which has a comment on each', () => {
  const settings = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const named = [...page.matchAll(/`([A-Z]+(?:_[A-Z]+)*_?)(?:=\w+)?`/g)].map(
    ([, name = '']) => name,
  );
  const ofStores = /^(?:CONSUMPTION_REQUEST|SUBSCRIPTION_STATE_\w+)$/;
  const lacked = named.filter((name) => !settings.some((one) => one === name || isPart(name, one)));
  expect(lacked.filter((name) => !ofStores.test(name))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(['CATALOG', 'SESSION_SECRET', 'TESTERS', 'PUSH_']));
  const blocks = example.trim().split('\n\n');
  expect(blocks.filter((block) => !block.startsWith('# '))).toEqual([]);
});

const isPart = (name: string, setting: string): boolean =>
  name.endsWith('_') && setting.startsWith(name);
