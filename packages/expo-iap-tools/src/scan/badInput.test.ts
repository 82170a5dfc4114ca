import {expect, it} from 'vitest';
import {scan as scanCode} from './testing/scan.ts';

const scan = (text: string, name = 'pasted.tsx') => scanCode([{name, text}]);

const code = `import {getReceiptIos} from 'expo-iap';
void getReceiptIos();
`;

it.each([
  ['a component of Vue', 'Shop.vue', `<script setup>\n${code}</script>`, 'inside script tags'],
  [
    'one of Svelte',
    'Shop.svelte',
    `<p>{title}</p>\n<script>\n${code}</script>`,
    'inside script tags',
  ],
  ['a page', 'pasted.tsx', `<!doctype html>\n<script>${code}</script>`, 'inside script tags'],
  ['a manifest', 'package.json', `{"dependencies": {"expo-iap": "2.7.5"}}`, 'This is JSON'],
  ['code of a bundler', 'app.js', `f(${'1,'.repeat(2000)}1)`, 'output of a bundler'],
  ['a picture', 'a.png', '\uFFFDPNG\r\n\uFFFD\uFFFD'.repeat(20), 'isn’t a text file'],
  ['a text with two bytes for a sign', 'shop.ts', [...code].join('\0'), 'This is in UTF-16'],
  ['the same with its mark', 'shop.ts', `\uFFFD\uFFFD${[...code].join('\0')}`, 'This is in UTF-16'],
  ['a huge file', 'shop.ts', 'a;\n'.repeat(7_000_000), 'more than two million characters'],
  ['a huge line', 'shop.js', 'a('.repeat(5_000_000), 'more than two million characters'],
  ['a long line', 'shop.js', 'a(1);'.repeat(380_000), 'output of a bundler'],
  ['nothing', 'shop.ts', ' \n', 'This is empty'],
])('%s is not read beside code that is, and a sentence says why', (_, name, text, words) => {
  const {notices, read, findings} = scanCode([
    {name, text},
    {name: 'beside.ts', text: code},
  ]);
  expect(notices.map(({message}) => message)).toEqual([expect.stringContaining(words)]);
  expect(read).toBe(1);
  expect(new Set(findings.map(({file}) => file))).toEqual(new Set(['beside.ts']));
});

it.each([
  ['another library', `import {useIAP} from 'react-native-iap';`, 'a different library'],
  ['nothing for the library', 'export const a = 1;', 'No file imports expo-iap'],
  ['a line of a bundler', '!function(e){e.exports={}}(module);', 'No file imports expo-iap'],
])('code of %s is read, and nothing is said of expo-iap', (_, text, words) => {
  const {notices, isUsed, mistakes} = scan(text);
  expect(notices.map(({message}) => message)).toEqual([expect.stringContaining(words)]);
  expect([isUsed, mistakes]).toEqual([false, []]);
});

it.each([
  ['lines that end as on Windows', 'shop.ts', code.replaceAll('\n', '\r\n')],
  ['lines that end with a carriage return alone', 'shop.ts', code.replaceAll('\n', '\r')],
  ['declarations', 'shop.d.ts', `${code}declare module 'x' {}\n`],
  ['a program for Node', 'shop.mjs', code],
  ['elements in .js', 'Shop.js', `${code}export const Shop = () => <Text>{1}</Text>;`],
  ['types of Flow', 'Shop.js', `${code}type Props = {| +id: ?string |};`],
  ['a cast with angle brackets', 'pasted.tsx', `${code}const a = <string>'a';`],
])('%s are read without a mistake', (_, name, text) => {
  const {findings, mistakes, notices} = scan(text, name);
  expect(findings.map(({line, column, name: what}) => `${line}:${column} ${what}`)).toEqual([
    '1:9 getReceiptIos',
  ]);
  expect([mistakes, notices]).toEqual([[], []]);
});

it('the lines of Markdown around a block of code are left out', () => {
  const {findings, mistakes} = scan(`\`\`\`ts\n${code}\`\`\`\n`);
  expect(findings.map(({line, column}) => `${line}:${column}`)).toEqual(['2:9']);
  expect(mistakes).toEqual([]);
});

it('a file in which nothing is code is not read', () => {
  const {findings, mistakes, read} = scan('const = ((;\n) is (not a program!');
  expect(mistakes.map(({line, column}) => `${line}:${column}`)).toEqual(['1:7']);
  expect([read, findings]).toEqual([0, []]);
});
