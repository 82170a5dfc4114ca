import {expect, type Page} from '@playwright/test';

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
export const waysOut = {
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

/** Ways to lead the frame itself somewhere else. */
export const waysAway = {
  address: `location.href = to`,
  link: `add('a', {href: to}).click()`,
  refresh: `add('meta', {httpEquiv: 'refresh', content: '0;url=' + to})`,
  data: `location.href = 'data:text/html,<img src="' + to + '">'`,
} as const;

const add = `const add = (name, parts) => {
  const element = Object.assign(document.createElement(name), parts);
  document.body.append(element);
  return element;
};`;

const scriptOf = (origin: string, ways: Readonly<Record<string, string>>): string =>
  inOrder(Object.entries(ways).map(([name, code]) => `const to = '${origin}/${name}'; ${code};`));

/** The same ways for a page without a policy. */
export const unguarded = (origin: string): string =>
  `${add} void (async () => { ${scriptOf(origin, waysOut)} })();`;

/** An app that tries every way to reach a server or to lead the page away. */
export const leakingApp = (origin: string): string =>
  app(add, `${scriptOf(origin, {...waysOut, ...waysUp})} setText('tried');`);

/** An app that leads its own frame away. */
export const leavingApp = (origin: string, way: string): string =>
  app(add, scriptOf(origin, {away: way}));

/** What no code in the frame may have, by name; each throws where it is refused. */
const possessions = {
  'local storage': `localStorage.setItem('a', 'b')`,
  'session storage': `sessionStorage.setItem('a', 'b')`,
  cookie: `if (!(document.cookie = 'a=b', document.cookie)) throw new Error('none')`,
  database: `indexedDB.open('a')`,
  caches: `await caches.open('a')`,
  files: `await navigator.storage.getDirectory()`,
  'service worker': `await navigator.serviceWorker.register('/sw.js')`,
  'text of the page': `parent.document.title`,
  'network answer': `await globalThis.fetch('data:text/plain,a')`,
  'code from text': `eval('1')`,
  'a new function': `new Function('return 1')()`,
  'the constructor of functions': `(() => {}).constructor('return 1')()`,
  'the constructor of async functions': `(async () => {}).constructor('return 1')()`,
  'text for a timer': `globalThis.setTimeout('1')`,
  popup: `if (!globalThis.open('about:blank')) throw new Error('none')`,
  worker: `await new Promise((done, fail) => {
    const worker = new Worker('data:text/javascript,postMessage(1)');
    worker.onmessage = done;
    worker.onerror = fail;
  })`,
} as const;

/** What an app says that got nothing. */
export const gotNothing = `got: ; refused: ${Object.keys(possessions).length}`;

/** An app that says what it could get hold of. */
export const graspingApp = (): string =>
  app(
    '',
    `const got = [];
    let refused = 0;
    ${Object.entries(possessions)
      .map(([name, code]) => `try { ${code}; got.push('${name}'); } catch { refused += 1; }`)
      .join('\n')}
    setText('got: ' + got.join(', ') + '; refused: ' + refused);`,
  );

/** An app that gets hold of the frame's way to the page, and floods that and the page's window. */
export const floodingApp = (): string =>
  app(
    `const ports = new Set();
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...parts) {
      ports.add(this);
      return Reflect.apply(post, this, parts);
    };`,
    `const line = {time: 0, place: 'app', what: 'hostile', details: ''};
    const row = {purchase: 'T1', productId: 'hostile', state: 'hostile', paid: true,
      given: 2, finished: true, refunded: false};
    const view = {time: 0, obeyed: 0, running: true, blank: false, sheet: null, acts: [],
      ledger: [row], faults: [], buttons: []};
    const messages = [
      'hostile'.repeat(4_000_000),
      {type: 'problem', message: 'hostile'.repeat(1_000)},
      {type: 'log', lines: Array.from({length: 50_000}, () => line)},
      {type: 'log', lines: [{...line, time: '<img src=x>'}]},
      {type: 'log', lines: [{...line, time: 1e300}]},
      {type: 'log', lines: Array(5)},
      {type: 'view', view: {screen: 'hostile'}},
      {type: 'view', view: {...view, time: 1e300}},
      {type: 'view', view: {...view, faults: [{kind: '__proto__', purchase: 'T1'}]}},
      {type: 'playground', code: 'hostile'},
    ];
    const send = (message) => {
      for (const port of ports) Reflect.apply(post, port, [message]);
      parent.postMessage(message, '*');
    };
    for (const message of messages) send(message);
    for (let count = 0; count < 20_000; count += 1) send(messages[1]);
    setText('sent to ' + ports.size);`,
  );

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
