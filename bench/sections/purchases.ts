import {type ChildProcess, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startPostgres} from 'expo-iap-purchase-server/testing/postgres';
import {newPhone} from 'expo-iap-test-kit/kit';
import {openStoreServer} from 'expo-iap-test-kit/server';
import {latestVersion} from '../../src/site/versions.ts';
import {SECRET, signSession} from '../../tests/recipes/signSession.ts';
import {watchOutput} from '../../tests/recipes/watchOutput.ts';
import type {Section} from './bench.ts';

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
        measurements.add(`purchases.${name}`, 'ours', await timeOfCheck(database));
      }
    }
  } finally {
    await postgres.stop();
    rmSync(folder, {recursive: true});
  }
};

/** Milliseconds of the server's processor for each of many purchases, several of them at once. */
async function timeOfCheck(database: string): Promise<number> {
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
  const used = await processorTime(child);
  await checkAll(all);
  const time = ((await processorTime(child)) - used) / CHECKS;
  child.kill('SIGTERM');
  await close();
  return time;
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

/** A module that answers each message with the processor time of its process. */
const TELLS_TIME =
  'data:text/javascript,process.on("message",()=>process.send(process.cpuUsage()));';

async function processorTime(child: ChildProcess): Promise<number> {
  child.send('time');
  const [told]: unknown[] = await once(child, 'message');
  const partOf = (name: string) => Number(Reflect.get(Object(told), name));
  return (partOf('user') + partOf('system')) / 1000;
}

async function startServer(database: string, store: string, packageName: string) {
  const env = {
    ...{...process.env, PORT: '0', DATABASE: database, SESSION_SECRET: SECRET, GOOGLE_HOST: store},
    CATALOG: JSON.stringify({coins_100: {kind: 'consumable', coins: 100}}),
    ...{PACKAGE_NAME: packageName, PUSH_SERVICE_ACCOUNT: 'a@example.com'},
    PUSH_AUDIENCE: 'https://api.example.com',
  };
  const program = 'packages/purchase-server/src/main.ts';
  const imports = ['tsx', TELLS_TIME].flatMap((name) => ['--import', name]);
  const child = spawn(process.execPath, [...imports, program], {
    ...{env, stdio: ['ignore', 'pipe', 'pipe', 'ipc']},
  });
  const [, port] = await watchOutput(child)(/on port (\d+)/);
  return {address: `http://127.0.0.1:${port}`, child};
}
