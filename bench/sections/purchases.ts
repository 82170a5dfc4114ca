import {type ChildProcess, spawn} from 'node:child_process';
import {createHmac, randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startPostgres} from 'expo-iap-purchase-server/testing/postgres';
import {newPhone} from 'expo-iap-test-kit/kit';
import {openStoreServer} from 'expo-iap-test-kit/server';
import {latestVersion} from '../../src/site/versions.ts';
import type {Section} from './bench.ts';

const SECRET = 'a secret of at least thirty-two characters';
const USERS = 100;
const WARM = 300;
const CHECKS = 2_000;
const AT_ONCE = 20;

/**
 * Lets the purchase server, one process, check purchases of Google Play against the simulated store in this process. What counts
 * is the processor time of the server alone: the store and its clients take as much again of the same machine.
 */
export const purchases: Section = async ({measurements, options, tell}) => {
  const folder = mkdtempSync(join(tmpdir(), 'purchases-'));
  const postgres = await startPostgres();
  try {
    for (let run = 1; run <= options.runs; run += 1) {
      tell(`purchases: run ${run}`);
      const file = join(folder, `${run}.db`);
      const databases = {sqlite: file, postgres: await postgres.empty()};
      for (const [name, database] of Object.entries(databases)) {
        const {server, waited} = await timeOfCheck(database);
        measurements.add(`purchases.${name}`, 'ours', server);
        tell(`purchases: ${name}, ${waited.toFixed(1)} ms from one answer to the next`);
      }
    }
  } finally {
    await postgres.stop();
    rmSync(folder, {recursive: true});
  }
};

/** Milliseconds for each of many purchases, several of them at once: of the server's processor, and until the last answer. */
async function timeOfCheck(database: string) {
  // The build of the kit puts it in, and this is its source.
  Object.assign(globalThis, {LIBRARY_VERSION: latestVersion().patch});
  const phone = newPhone('android');
  const store = await openStoreServer(phone);
  const {url, close} = await store.listen();
  const users = Array.from({length: USERS}, () => randomUUID());
  const bought = Array.from({length: WARM + CHECKS}, (_, index) => {
    const user = users[index % USERS] ?? '';
    phone.store.boughtOutside('coins_100', {accountToken: user});
    return user;
  });
  const tokens = phone.store.purchases.map(({token}) => token);
  const {address, child} = await startServer(database, url, store.app.id);
  const all = bought.map((user, index) => ({user, token: tokens[index] ?? ''}));
  const checkAll = async (waiting: typeof all) => {
    const clients = Array.from({length: AT_ONCE}, async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await check(address, one);
    });
    await Promise.all(clients);
  };
  // A server is warm for all of its life but the first second.
  await checkAll(all.splice(0, WARM));
  const [started, used] = [performance.now(), await processorTime(child)];
  await checkAll(all);
  const waited = (performance.now() - started) / CHECKS;
  const server = ((await processorTime(child)) - used) / CHECKS;
  child.kill('SIGTERM');
  await close();
  return {server, waited};
}

async function check(address: string, {user, token}: {user: string; token: string}) {
  const response = await fetch(`${address}/purchases`, {
    method: 'POST',
    headers: {authorization: `Bearer ${signSession(user)}`},
    body: JSON.stringify({platform: 'android', token, productId: 'coins_100'}),
  });
  const answer: unknown = await response.json();
  if (response.status !== 200 || Reflect.get(Object(answer), 'genuine') !== true)
    throw new Error(`The server answered ${response.status}: ${JSON.stringify(answer)}`);
}

function signSession(sub: string): string {
  const text = [{alg: 'HS256'}, {sub, exp: 4_000_000_000}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}

/** A module that answers each message with the processor time of its process. */
const TELLS_TIME =
  'data:text/javascript,process.on("message",()=>process.send(process.cpuUsage()));';

async function processorTime(child: ChildProcess): Promise<number> {
  const [told]: unknown[] = await Promise.all([once(child, 'message'), child.send('time')]).then(
    ([message]) => message,
  );
  const partOf = (name: string) => Number(Reflect.get(Object(told), name));
  return (partOf('user') + partOf('system')) / 1000;
}

async function startServer(database: string, store: string, packageName: string) {
  const entry = createRequire(import.meta.url).resolve('expo-iap-purchase-server');
  const env = {
    ...{...process.env, PORT: '0', DATABASE: database, SESSION_SECRET: SECRET, GOOGLE_HOST: store},
    CATALOG: JSON.stringify({coins_100: {kind: 'consumable', coins: 100}}),
    ...{PACKAGE_NAME: packageName, PUSH_SERVICE_ACCOUNT: 'a@example.com'},
    PUSH_AUDIENCE: 'https://api.example.com',
  };
  const program = join(entry, '../main.ts');
  const imports = ['tsx', TELLS_TIME].flatMap((name) => ['--import', name]);
  const child = spawn(process.execPath, [...imports, program], {
    ...{env, stdio: ['ignore', 'pipe', 'pipe', 'ipc']},
  });
  return {address: `http://127.0.0.1:${await portOf(child)}`, child};
}

async function portOf({stdout, stderr}: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [stdout, stderr])
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
        const [, port] = /on port (\d+)/.exec(said) ?? [];
        if (port !== undefined) resolve(port);
      });
    stdout?.once('close', () => reject(new Error(`The server did not start: ${said}`)));
  });
}
