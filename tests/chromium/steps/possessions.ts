/** What no code in the frame may have, by name; each throws where it is refused. */
export const possessions = {
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
  WebRTC: `new (globalThis.RTCPeerConnection ?? globalThis.webkitRTCPeerConnection)()`,
  WebAssembly: `new WebAssembly.Memory({initial: 1})`,
  beacons: `navigator.sendBeacon('/')`,
  'the history of the tab': `globalThis.history.pushState(null, '')`,
  'a frame': `document.createElement('iframe')`,
  'an object': `document.createElement('object')`,
  'a hint': `document.createElement('link')`,
  'a hint by its namespace': `document.createElementNS('http://www.w3.org/1999/xhtml', 'link')`,
  'a hint in capital letters': `document.createElement('LINK')`,
  'a hint of a new document': `document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'link', null)`,
  'a hint with its own name': `
    const Hint = class extends document.createElement('link').constructor {};
    customElements.define('own-hint', Hint, {extends: 'link'})`,
  'a hint by a name that changes': `
    let asked = 0;
    const name = {toString: () => ((asked += 1) === 1 ? 'div' : 'link')};
    if (document.createElement(name).localName === 'div') throw new Error('none')`,
  'a meta element': `if (!document.querySelector('meta')) throw new Error('none')`,
  markup: `document.body.firstElementChild.innerHTML = '<b></b>'`,
  'markup beside an element': `document.body.insertAdjacentHTML('beforeend', '<b></b>')`,
  'a fragment of markup': `document.createRange().createContextualFragment('<b></b>')`,
  'a document of markup': `new DOMParser().parseFromString('<b></b>', 'text/html')`,
  'a stream of markup': `document.write('<b></b>')`,
  'a command of an editor': `document.execCommand('insertHTML', false, '<b></b>')`,
} as const;
