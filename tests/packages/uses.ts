/** How someone uses a package of ours, and what shows that it worked. */
export type Use = {
  /** A module of Node. */
  readonly code: string;
  readonly prints: string;
  /** Entries for the script of a page or for an app, which Node cannot run. */
  readonly notInNode?: readonly string[];
  /** Whether `require` of older programs has to find it too. */
  readonly required?: boolean;
};

const inPages = ['this-page', 'waiting-acts', 'reload'].map(
  (door) => `docusaurus-first-view/${door}`,
);

export const uses: Readonly<Record<string, Use>> = {
  'expo-iap-api-data': {
    code: `
      import {findMember, loadSurface} from 'expo-iap-api-data/surface/loadSurface';
      import {releaseLines} from 'expo-iap-api-data/releaseLines';
      for (const {version} of releaseLines)
        console.info(version, loadSurface(version).symbols.length > 0);
      console.info(findMember(loadSurface('2.8'), 'ActiveSubscription.transactionId').type);`,
    prints: '2.8 true\n2.7 true\n2.6 true\nstring\n',
  },
  'expo-iap-test-kit': {
    code: `
      import {newPhone} from 'expo-iap-test-kit/2.8';
      const phone = newPhone('android');
      phone.store.boughtOutside('coins_100');
      console.info(phone.store.purchases[0].payment, phone.ledger.faults());
      import {openStoreServer} from 'expo-iap-test-kit/server';
      const iphone = newPhone('ios');
      const store = await openStoreServer(iphone);
      iphone.store.boughtOutside('coins_100');
      console.info(iphone.store.purchases[0].token.split('.').length, store.messages[0].type);
      import {spawnSync} from 'node:child_process';
      const bin = 'node_modules/expo-iap-test-kit/command.cjs';
      const {stdout} = spawnSync(process.execPath, [bin, '--help'], {encoding: 'utf8'});
      console.info(stdout.includes('--port'));`,
    prints: "paid [ 'paid and lost: T1 coins_100' ]\n3 ONE_TIME_CHARGE\ntrue",
    notInNode: ['ios', 'android'].map((os) => `expo-iap-test-kit/pocket/${os}`),
    required: true,
  },
  'expo-iap-purchase-server': {
    code: `
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
        const [, port] = /listens on port (\\d+)/.exec(String(text)) ?? [];
        if (port === undefined) return;
        const response = await fetch('http://127.0.0.1:' + port + '/health');
        console.info(await response.text());
        program.kill('SIGTERM');
      });
      const code = await new Promise((resolve) => program.on('exit', resolve));
      console.info('ended', code, code === 0 ? '' : lines.join(''));`,
    prints: '401\ntrue 1\n{"ok":true}\nended 0',
  },
  'docusaurus-first-view': {
    code: `
      import {writeFileSync} from 'node:fs';
      import {bundleStartup} from 'docusaurus-first-view/bundle-startup';
      const names = ['handlePress', 'handleClick', 'handleKey', 'reload', 'restore'];
      writeFileSync(
        'acts.js',
        ${JSON.stringify(inPages)}.map((entry) => \`export * from '\${entry}';\\n\`).join('') +
          names.map((name) => \`export const \${name} = () => console.info('our \${name}');\\n\`).join(''),
      );
      console.info(bundleStartup({namespace: '-built-in'}));
      console.info(bundleStartup({namespace: '', acts: import.meta.dirname + '/acts.js'}));`,
    prints: 'our handleKey',
    notInNode: inPages,
  },
};
