import {chromium, expect, test as base} from '@playwright/test';
import {readersBrowser} from '../../../playwright.config.ts';
import {latestVersion} from '../../../src/site/versions.ts';
import {replaceApp} from '../steps/hostileCode.ts';
import {listenLocally} from '../steps/listenLocally.ts';
import {listenRaw, type RawListener} from '../steps/listenRaw.ts';
import {openAlive} from '../steps/openAlive.ts';
import {addressOf, playgroundOf, startSample} from '../steps/playground.ts';

const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;

const test = base.extend<{listener: RawListener}>({
  listener: async ({}, provide) => {
    const listener = await listenRaw();
    await provide(listener);
    await listener.close();
  },
  // With its own profile, like a reader's: a private window follows no hints.
  context: async ({baseURL, launchOptions}, provide) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(baseURL !== undefined && {baseURL}),
    });
    await provide(context);
    await context.close();
  },
});

// Nor does the browser without windows.
test.use(readersBrowser);

/** Collects candidates from a server, which sends packets to it. */
const gather = (server: string): string => `
  const Connection = realm.RTCPeerConnection ?? realm.webkitRTCPeerConnection;
  const connection = new Connection({iceServers: [${server}], iceCandidatePoolSize: 2});
  connection.createDataChannel('data');
  connection.setLocalDescription(await connection.createOffer());`;

const insert = (markup: string): string =>
  `realm.document.body.insertAdjacentHTML('beforeend', \`${markup}\`);`;

/** Ways below HTTP to reach a host, in a realm, and how it notices. */
const ways = {
  stun: [gather('{urls: `stun:${host}`}'), 'udp'],
  'turn over UDP': [
    gather('{urls: `turn:${host}?transport=udp`, username: `secret`, credential: `a`}'),
    'udp',
  ],
  'turn over TCP': [
    gather('{urls: `turn:${host}?transport=tcp`, username: `secret`, credential: `a`}'),
    'tcp',
  ],
  preconnect: [insert('<link rel="preconnect" href="http://${host}">'), 'tcp'],
  'a preconnect that is created': [
    `const link = realm.document.createElement('link');
    realm.document.body.append(Object.assign(link, {rel: 'preconnect', href: 'http://' + host}));`,
    'tcp',
  ],
  refresh: [insert('<meta http-equiv="refresh" content="0;url=http://${host}">'), 'tcp'],
} as const;

const inOrder = (realm: string): string =>
  Object.values(ways)
    .map(
      ([code]) =>
        `try { const realm = ${realm}; if (realm) await (async () => {${code}})(); } catch {}`,
    )
    .join('\n');

/** Realms that code can look for, each as an expression. */
const realms = {
  'the frame': 'globalThis',
  'of an empty frame': `(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return frame.contentWindow;
  })()`,
  'of a frame in markup': `(() => {
    document.body.innerHTML += '<iframe></iframe>';
    return frames[0];
  })()`,
  'of an object': `(() => {
    const object = Object.assign(document.createElement('object'), {data: 'about:blank'});
    document.body.append(object);
    return object.contentWindow;
  })()`,
  'of another window': `open('about:blank')`,
} as const;

test('X each way below HTTP reaches a host where nothing forbids it', async ({page}) => {
  const server = await listenLocally((_, response) => {
    response.writeHead(200, {'content-type': 'text/html'}).end('<p>');
  });
  for (const [name, [code, protocol]] of Object.entries(ways))
    await test.step(name, async () => {
      const listener = await listenRaw();
      await page.goto(server.origin);
      const host = `127.0.0.1:${listener.port}`;
      await page.evaluate(
        `void (async () => { const host = '${host}', realm = globalThis; ${code} })()`,
      );
      await expect.poll(() => listener.counts()[protocol]).toBeGreaterThan(0);
      await listener.close();
    });
  await server.close();
});

test('X a hostile sample reaches no host through any realm', async ({page, listener}) => {
  const attempts = Object.values(realms).map(
    (realm) => `void (async () => {${inOrder(realm)}})();`,
  );
  await replaceApp(
    page,
    `const {createElement} = require('react');
    const {Text} = require('react-native');
    exports.default = () => createElement(Text, null, 'ready');
    const host = '127.0.0.1:${listener.port}';
    ${attempts.join('\n')}`,
  );
  await startSample(page, sample);
  // As long as the control above may take at most for a packet.
  await page.waitForTimeout(3_000);
  expect(listener.counts()).toEqual({tcp: 0, udp: 0});
});

// `location` cannot be taken away. The policy of the page refuses the address, but some browsers connect before they ask it.
test('X a hostile sample that leads its frame to a host sends it nothing', async ({
  page,
  listener,
}) => {
  await replaceApp(page, `location.href = 'http://127.0.0.1:${listener.port}/';`);
  await openAlive(page, addressOf(sample));
  const {stage} = playgroundOf(page);
  await stage.getByRole('button', {name: 'Try it'}).click();
  // It was refused. Where that added to the history of the tab, the page has removed the frame.
  await expect
    .poll(async () =>
      (await stage.getByRole('alert').count()) > 0 ? 'removed' : page.frames().at(-1)?.url(),
    )
    .toMatch(/^(?:removed|chrome-error:)/);
  await page.waitForTimeout(1_000);
  expect(listener.bytes()).toBe(0);
  expect(listener.counts().udp).toBe(0);
});

/** The script of the frame runs in a document with the policy of the frame; one that code writes has the same policy. */
test('X the script of the frame does not run in a document that code writes', async ({page}) => {
  await openAlive(page, '/');
  const heard = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/play/frame';
    const {port1, port2} = new MessageChannel();
    const hello = new Promise((done) => addEventListener('message', done, {once: true}));
    document.body.append(frame);
    await hello;
    const heard = new Promise((done) => (port1.onmessage = ({data}) => done(data)));
    const code = `
      const script = document.scripts[0].outerHTML;
      const inner = document.createElement('iframe');
      addEventListener('message', ({data}) => port.postMessage('heard ' + data));
      inner.srcdoc = '<p>' + script;
      inner.onload = () => setTimeout(() => port.postMessage('loaded in silence'), 1_000);
      document.body.append(inner);`;
    frame.contentWindow?.postMessage({type: 'playground', code}, '*', [port2]);
    return heard;
  });
  expect(heard).toBe('loaded in silence');
});
