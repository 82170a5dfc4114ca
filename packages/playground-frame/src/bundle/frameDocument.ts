import {createHash} from 'node:crypto';

/**
 * The whole script of the frame. It runs only inside a sandbox that gave it no origin, takes the code from the page
 * that embeds it, once, and keeps the port as its only way to the outside. A document that code writes into a frame
 * inside (`about:srcdoc`) has the same policy, so this script would run there too, in a realm with everything in it.
 */
const LOADER = `if (self.origin === 'null' && parent !== self && location.protocol !== 'about:') {
  addEventListener('message', function hello({source, data, ports}) {
    if (source !== parent || data?.type !== 'playground') return;
    removeEventListener('message', hello);
    new Function('port', data.code)(ports[0]);
  });
  parent.postMessage('playground', '*');
}`;

const STYLES = `html { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
#app [role=button] { background: #0b5fcc; border-radius: 8px; color: #fff; min-height: 24px; padding: 10px 14px; }
#app [role=button] * { color: inherit; font: 600 16px/1.5 system-ui, sans-serif; text-align: center; }
#app [role=button][aria-disabled=true] { background: #e4e7ec; color: #475467; }
#app [role=button]:focus-visible { outline: 3px solid #101828; outline-offset: 2px; }
#app [role=heading] { font-size: 20px; font-weight: 600; }
#app [role=alert] { background: #fff4e5; border-radius: 8px; padding: 10px 14px; }
.alert { background: #fff; border: 1px solid #98a2b3; border-radius: 12px; display: grid; gap: 8px; inset: 20% 16px auto; padding: 16px; position: fixed; }
@media (prefers-reduced-motion) { * { animation: none !important; } }`;

/** React Native for Web adds an empty style element and fills it by script, which only this hash allows. */
const EMPTY = '';

const hash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What code in the frame may do: evaluate the app, and nothing else. */
export const framePolicy = [
  "default-src 'none'",
  `script-src ${hash(LOADER)} 'unsafe-eval'`,
  `style-src ${hash(STYLES)} ${hash(EMPTY)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The same as a header, which can also say who may embed the frame and that it always is a sandbox. */
export const framePolicyHeader = `${framePolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/** The document that apps run in, the same for all versions. */
export const frameDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Running sample</title>
<style>${STYLES}</style>
</head>
<body>
<div id="app"></div>
<script>${LOADER}</script>
</body>
</html>
`;
