import {writeFileSync} from 'node:fs';
import {bundleStartup} from 'docusaurus-first-view/bundle-startup';
const names = ['handlePress', 'handleClick', 'handleKey', 'reload', 'restore'];
writeFileSync(
  'acts.js',
  [
    'docusaurus-first-view/this-page',
    'docusaurus-first-view/waiting-acts',
    'docusaurus-first-view/reload',
  ]
    .map((entry) => `export * from '${entry}';\n`)
    .join('') +
    names.map((name) => `export const ${name} = () => console.info('our ${name}');\n`).join(''),
);
console.info(bundleStartup({namespace: '-built-in'}));
console.info(bundleStartup({namespace: '', acts: import.meta.dirname + '/acts.js'}));
