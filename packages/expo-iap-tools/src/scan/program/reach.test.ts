import {expect, it} from 'vitest';
import {parseFiles} from '../parseFiles.ts';
import {reachOf} from './reach.ts';

const sources = Object.entries({
  'app/iap.ts': `export {getAvailablePurchases as read} from 'expo-iap';`,
  'app/index.ts': `export * from './iap';`,
  'app/screens/Shop.tsx': `import {read} from '..';\nimport {label} from '../label';`,
  'app/lazy.ts': `/* don't load it at start */ export const load = () => import('./screens/Shop');`,
  'app/label.ts': `import {word} from './words';\nexport const label = word;`,
  'app/words.ts': `export const word = 'shop';`,
  'app/clock.ts': `export const now = () => Date.now();`,
  'app/old.js': `module.exports = (purchase) => purchase.expirationDateIos;`,
}).map(([name, text]) => ({name, text}));
const {files} = parseFiles(sources);

const names = (found: Iterable<{readonly name: string}>): readonly string[] =>
  [...found].map(({name}) => name).sort();

it('reaches what imports the library, what imports that, and what loads it later', () => {
  expect(names(reachOf(files).reached)).toEqual([
    'app/iap.ts',
    'app/index.ts',
    'app/lazy.ts',
    'app/screens/Shop.tsx',
  ]);
});

it('needs what those import, and files without types, but nothing else', () => {
  const unneeded = files.filter((file) => !reachOf(files).needed.includes(file));
  expect(names(unneeded)).toEqual(['app/clock.ts']);
});

it('names those that import a file, also through others', () => {
  const words = files.filter(({name}) => name === 'app/words.ts');
  expect(names(reachOf(files).withImporters(words))).toEqual([
    'app/label.ts',
    'app/lazy.ts',
    'app/screens/Shop.tsx',
    'app/words.ts',
  ]);
});
