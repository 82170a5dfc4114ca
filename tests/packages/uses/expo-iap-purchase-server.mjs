import {spawn, spawnSync} from 'node:child_process';
import {createPurchaseServer} from 'expo-iap-purchase-server';
import {readSessions} from 'expo-iap-purchase-server/sessions';
const secret = 'a secret of at least thirty-two characters';
const products = {coins_100: {kind: 'consumable', coins: 100}};
const server = createPurchaseServer({
  ...{database: ':memory:', products, userOf: readSessions(secret)},
});
await server.open();
console.info((await server.fetch(new Request('http://localhost/account'))).status);
await server.close();
const bin = 'node_modules/expo-iap-purchase-server/main.js';
const run = (args) => spawnSync(process.execPath, [bin, ...args], {encoding: 'utf8'});
console.info(run(['--init']).stdout.includes('SESSION_SECRET='), run(['--check']).status);
const env = {
  ...{...process.env, PORT: '0', DATABASE: ':memory:', SESSION_SECRET: secret},
  ...{CATALOG: JSON.stringify(products), PACKAGE_NAME: 'com.example.shop'},
  ...{PUSH_AUDIENCE: 'https://api.example.com', PUSH_SERVICE_ACCOUNT: 'a@example.com'},
  GOOGLE_HOST: 'http://127.0.0.1:9',
};
const program = spawn(process.execPath, [bin], {env});
const lines = [];
program.stderr.on('data', (text) => lines.push(String(text)));
program.stdout.on('data', async (text) => {
  lines.push(String(text));
  const [, port] = /listens on port (\d+)/.exec(String(text)) ?? [];
  if (port === undefined) return;
  const response = await fetch('http://127.0.0.1:' + port + '/health');
  console.info(await response.text());
  program.kill('SIGTERM');
});
const code = await new Promise((resolve) => program.on('exit', resolve));
console.info('ended', code, code === 0 ? '' : lines.join(''));
