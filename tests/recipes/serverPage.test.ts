import {type ChildProcess, spawn} from 'node:child_process';
import {generateKeyPairSync} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {kitAddress} from '../../src/content/kitPackage.ts';
import {readPageSteps} from './readPageSteps.ts';
import {runCommands} from './runCommands.ts';
import {serveKit} from './serveKit.ts';

const PAGE = 'src/pages/tools/server.mdx';
// Outside the repository, whose settings for TypeScript and Vitest a new project does not find.
const place = mkdtempSync(join(tmpdir(), 'server-page-'));
const at = (file: string): string => join(place, file);
const steps = readPageSteps(PAGE);
const commands = steps.flatMap((step) => ('commands' in step ? step.commands.split('\n') : []));
let kit: Awaited<ReturnType<typeof serveKit>>;
let started: ChildProcess | undefined;

const step = (begins: string): string => {
  const found = commands.filter((line) => line.startsWith(begins));
  expect(found, `${PAGE} needs one command "${begins}…"`).toHaveLength(1);
  return found[0] ?? '';
};

beforeAll(async () => {
  const work = resolve('.cache/server-page');
  rmSync(work, {recursive: true, force: true});
  kit = await serveKit(work);
  for (const begins of ['npm init', 'npm pkg', 'npm install hono', 'npm install --save-dev tsx'])
    await runCommands(place, step(begins));
  const tested = step('npm install --save-dev vitest').replace(kitAddress, kit.address);
  await runCommands(place, `${tested} --no-audit --no-fund`);
  for (const one of steps) {
    if (!('file' in one)) continue;
    mkdirSync(dirname(at(one.file)), {recursive: true});
    writeFileSync(at(one.file), `${one.text}\n`);
  }
}, 600_000);
afterAll(() => {
  started?.kill();
  kit.close();
  rmSync(place, {recursive: true, force: true});
});

it('X the page about the server, followed in a new project, compiles and passes its tests', async () => {
  await runCommands(place, step('npx tsc'));
  expect(await runCommands(place, step('npx vitest'))).toMatch(/Tests +4 passed \(4\)/);
});

it('X the tests of that page find a server that keeps what was refunded', async () => {
  const ledger = readFileSync(at('src/ledger.ts'), 'utf8');
  const [, condition = ''] = /Then remove `([^`]+)`/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  expect(ledger.split(condition)).toHaveLength(2);
  writeFileSync(at('src/ledger.ts'), ledger.replace(condition, ''));
  await expect(runCommands(place, step('npx vitest'))).rejects.toThrow(/Tests +2 failed/);
  writeFileSync(at('src/ledger.ts'), ledger);
});

it('X the server of that page starts with the settings that it lists', async () => {
  const start = step('npx tsx --env-file=.env src');
  writeFileSync(at('.env'), '');
  await expect(runCommands(place, start)).rejects.toThrow('Set APPLE_ROOTS');
  const port = await freePort();
  const lines = Object.entries({...settings(), PORT: port}).map((setting) => setting.join('='));
  writeFileSync(at('.env'), lines.join('\n'));
  const [, , ...args] = start.split(' ');
  const env = {...process.env, NODE_ENV: undefined};
  started = spawn(process.execPath, ['--import', 'tsx', ...args], {cwd: place, env});
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()));
  const address = `http://127.0.0.1:${port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(address + path, init);
  await expect
    .poll(() => ask('/account').then(({status}) => status, String), {
      timeout: 60_000,
      interval: 200,
    })
    .toBe(401);
  const session = await runCommands(place, step('npx tsx --env-file=.env test'));
  const authorization = `Bearer ${session.trim()}`;
  const account = await ask('/account', {headers: {authorization}});
  expect(await account.json(), output).toEqual({coins: 0, access: {}, unpaid: {}});
  const forged = {method: 'POST', body: JSON.stringify({signedPayload: 'a.b.c'})};
  expect((await ask('/apple', forged)).status).toBe(400);
  expect((await ask('/google', {method: 'POST', body: '{}'})).status).toBe(401);
});

const SECRET = 'a secret of at least thirty-two characters';

/** Every setting of the table, with files that look like those of the stores. */
function settings(): Record<string, string> {
  const write = (file: string, text: string): string => {
    mkdirSync(dirname(at(file)), {recursive: true});
    writeFileSync(at(file), text);
    return file;
  };
  const apple = generateKeyPairSync('ec', {namedCurve: 'P-256'}).privateKey;
  const google = generateKeyPairSync('rsa', {modulusLength: 2048}).privateKey;
  const pem = (key: typeof apple) => key.export({type: 'pkcs8', format: 'pem'}).toString();
  // The folder of a Mac has a file beside the certificates.
  write('roots/.DS_Store', 'of the Finder');
  const values: Readonly<Record<string, string>> = {
    ...{BUNDLE_ID: 'com.example.app', APPLE_ID: '1', APPLE_ROOTS: 'roots'},
    APPLE_KEY_FILE: write('keys/apple.p8', pem(apple)),
    ...{APPLE_KEY_ID: 'KEY', APPLE_ISSUER_ID: 'ISSUER', PACKAGE_NAME: 'com.example.app'},
    GOOGLE_APPLICATION_CREDENTIALS: write(
      'keys/google.json',
      JSON.stringify({
        ...{type: 'service_account', client_email: 'server@example.com', private_key: pem(google)},
      }),
    ),
    ...{PUSH_AUDIENCE: 'https://example.com/google', PUSH_SERVICE_ACCOUNT: 'pushes@example.com'},
    ...{DATABASE: 'purchases.db', SESSION_SECRET: SECRET, TESTERS: ''},
  };
  const table = readFileSync(PAGE, 'utf8').split('| Setting |')[1]?.split('\n\n')[0] ?? '';
  const listed = [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
  expect(Object.keys(values).sort()).toEqual(listed.filter((name) => name !== 'PORT').sort());
  return values;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
