import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {commandFile, COMMANDS, formerCommands} from '../../src/site/commandFile.ts';
import {deskPage, upgradePairs} from '../../src/site/toolPages.ts';
import {pageAt} from './pages.ts';

const newest = latestPatch('2.8');

const file = commandFile('.');
const server = createServer(({url = ''}, response) => {
  const isCommand = url.startsWith(`/${COMMANDS}/`);
  response.writeHead(isCommand ? 200 : 404).end(isCommand ? readFileSync(`build${url}`) : '');
});
let origin = '';
/** A project that knows no registry and has an empty home, so that nothing is cached. */
let home = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  home = mkdtempSync(join(tmpdir(), 'npx-'));
  mkdirSync(join(home, 'app'));
  writeFileSync(join(home, 'app/package.json'), '{"dependencies": {"expo-iap": "2.7.5"}}');
  writeFileSync(
    join(home, 'app/shop.ts'),
    `import {getReceiptIos} from 'expo-iap';\nexport const receipt = () => getReceiptIos();\n`,
  );
});
afterAll(() => {
  server.close();
  rmSync(home, {recursive: true, force: true});
});

async function npx(name: string, ...args: string[]): Promise<{code: number | null; out: string}> {
  const child = spawn('npx', ['--yes', `${origin}/${name}`, ...args], {
    cwd: join(home, 'app'),
    env: {PATH: process.env['PATH'], HOME: home, npm_config_registry: 'http://127.0.0.1:9/'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  const [code] = await once(child, 'close');
  return {code, out};
}

it('X the page of upgrades names the command that this build serves, with the usual patches', () => {
  const shown = pageAt(deskPage.path).$('main').text();
  const [pair] = upgradePairs;
  expect(shown).toContain(`npx https://expo-iap.hyo.dev/${file} upgrade ${pair?.from} ${pair?.to}`);
});

it.each([
  [file, ['upgrade']],
  ...formerCommands.map(({name, version, words}): [string, string[]] => [
    `${COMMANDS}/${name}-${version}.tgz`,
    words.length > 0 ? [] : ['upgrade'],
  ]),
])('K7 npx runs the command by its address, without a registry: %s', async (name, words) => {
  const {code, out} = await npx(name, ...words, '2.7.5', newest);
  expect(out).toContain('shop.ts:1:9 Doesn’t compile');
  expect(code).toBe(1);
});
