/**
 * The script that the test server puts in front of each page. It tells the server what goes wrong in the page, at once
 * and by requests that outlive the page; `window.told` has them. Not by those that the page waits for: meanwhile Firefox
 * drops what a reader presses.
 */
export const collector = (address: string): string => `(() => {
  const told = window.told = [];
  const send = window.fetch.bind(window);
  const tell = (text) => {
    const body = location.pathname + ': ' + text;
    told.push(send('${address}', {method: 'POST', keepalive: true, body}).catch(() => {}));
  };
  addEventListener('error', ({target, message}) => {
    if (target === window) tell('error ' + message);
    else if (target.rel !== 'prefetch' && !window.isLeft) tell('missing ' + (target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => {
    if (window.isLeft) event.preventDefault();
    else tell('rejection ' + event.reason);
  });
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
    tell('policy ' + effectiveDirective + ' ' + blockedURI + ' ' + sample));
  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...parts) => { tell(level + ' ' + parts.join(' ')); print.apply(console, parts); };
  }
  document.currentScript.remove();
})();`;

/**
 * A document with a page of the site in a frame that runs no script, which is how each engine shows a page to readers who
 * turned scripts off. The document around it can look inside.
 */
export const withoutScripts = (page: string): string =>
  `<!doctype html><title>Without scripts</title><link rel="icon" href="data:,"><iframe sandbox="allow-same-origin allow-forms" width="1200" height="700" src="${page}"></iframe>`;
