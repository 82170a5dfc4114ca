import {type ChildProcess, spawn} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {makeAdd} from 'expo-iap-tools/command/add';
import {listen} from 'expo-iap-tools/project/testing/makeProject';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serverAddress, serverFile} from '../../src/content/serverPackage.ts';
import {makeRegistry} from '../../src/finish/registry/makeRegistry.ts';
import {readPageSteps} from '../../src/markdown/pageSteps.ts';
import {packServer} from '../../src/plugins/purchase-server/packServer.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {runCommands} from './runCommands.ts';
import {serveTarball} from './serveTarball.ts';
import {SECRET, signSession} from './signSession.ts';
import {watchOutput} from './watchOutput.ts';

const PAGE = 'src/pages/tools/server.mdx';
const SITE = 'https://expo-iap.hyo.dev/';
// Outside the repository, whose packages a new project does not find.
const place = mkdtempSync(join(tmpdir(), 'server-page-'));
const at = (file: string): string => join(place, 'server', file);
const [, , install = '', settings = '', check = '', start = ''] = readPageSteps(PAGE).flatMap(
  (step) => ('commands' in step ? step.commands.split('\n') : []),
);
let served: Awaited<ReturnType<typeof serveTarball>>;
let started: ChildProcess | undefined;

beforeAll(async () => {
  const work = resolve('.cache/server-page');
  rmSync(work, {recursive: true, force: true});
  await packServer(resolve('.'), join(work, 'served'), join(work, 'package'));
  served = await serveTarball(join(work, 'served'), serverFile);
}, 600_000);
afterAll(async () => {
  started?.kill();
  await served.close();
  rmSync(place, {recursive: true, force: true});
});

/** The settings of the example with values, as a reader fills them in. */
function fillIn(values: Readonly<Record<string, string>>): void {
  let text = readFileSync(at('.env'), 'utf8');
  for (const [name, value] of Object.entries(values)) {
    expect(text.split(new RegExp(`^${name}=.*$`, 'm')), name).toHaveLength(2);
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`);
  }
  writeFileSync(at('.env'), text);
}

it('X the page about the server, followed in a project, adds and installs it and says what is missing', async () => {
  const registry = await makeRegistry({siteDir: '.', address: SITE}, latestVersion());
  writeFileSync(join(place, 'package.json'), '{}');
  const {around, said} = listen(place);
  await makeAdd(() => registry).run(['server'], around);
  expect(said.out).toContain(`  2. ${install}\n  3. ${settings}\n`);
  const manifest = readFileSync(at('package.json'), 'utf8');
  writeFileSync(at('package.json'), manifest.replace(serverAddress, served.address));
  await runCommands(at('.'), install);
  await runCommands(at('.'), settings);
  await expect(runCommands(at('.'), check)).rejects.toThrow(
    /SESSION_SECRET[^]*Neither store is set up/,
  );
}, 300_000);

it('X the server of that page starts with its settings filled in, and stops when it is told to', async () => {
  const google = generateKeyPairSync('rsa', {modulusLength: 2048}).privateKey;
  const key = google.export({type: 'pkcs8', format: 'pem'}).toString();
  const account = {type: 'service_account', client_email: 'server@example.com', private_key: key};
  writeFileSync(at('google.json'), JSON.stringify(account));
  fillIn({
    ...{PORT: '0', SESSION_SECRET: SECRET, PACKAGE_NAME: 'com.example.app'},
    GOOGLE_APPLICATION_CREDENTIALS: 'google.json',
    ...{PUSH_AUDIENCE: 'https://example.com/google', PUSH_SERVICE_ACCOUNT: 'pushes@example.com'},
  });
  started = spawn(process.execPath, [at(start.replace('npx ', 'node_modules/.bin/'))], {
    ...{cwd: at('.'), env: {...process.env, NODE_ENV: undefined}},
  });
  const [, port] = await watchOutput(started)(/on port (\d+)/);
  const address = `http://127.0.0.1:${port}`;
  const [, healthy = ''] = /\/health` returns `([^`]+)`/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  expect(await (await fetch(`${address}/health`)).text()).toBe(healthy);
  expect((await fetch(`${address}/account`)).status).toBe(401);
  const session = signSession('0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b');
  const answer = await fetch(`${address}/account`, {
    headers: {authorization: `Bearer ${session}`},
  });
  expect(await answer.json()).toEqual({coins: 0, access: {}, unpaid: {}});
  expect((await fetch(`${address}/google`, {method: 'POST', body: '{}'})).status).toBe(401);
  started.kill('SIGTERM');
  const [code] = await once(started, 'exit');
  expect(code).toBe(0);
});
