import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Rooms and packages whose code a browser runs. */
const rooms = [
  ...['client', 'components', 'content', 'inline', 'site', 'theme'].map((room) => `src/${room}`),
  ...['api-data', 'playground-frame', 'test-kit', 'expo-iap-tools'].map(
    (name) => `packages/${name}/src`,
  ),
];
/** Features of which one of the oldest browsers has none, and without which nothing would be left of what uses them. */
const tooNew: Readonly<Record<string, RegExp>> = {
  ts: /\b(?:Promise\.(?:try|withResolvers)|(?:Map|Object)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse)|RegExp\.escape|AbortSignal\.any)\(|\.(?:checkVisibility|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|requestClose)\(|\.(?:entries|keys|values)\(\)\.(?:every|filter|find|flatMap|map|reduce|some|toArray)\(/,
  // Nested rules, and what would leave a color or a whole block out.
  css: /^\s*&|@(?:scope|starting-style)|light-dark\(/m,
};

it('uses nothing that one of them lacks and that has no way around', () => {
  const list = ['ls-files', '--', ...rooms, 'src/css'];
  const files = execFileSync('git', list, {encoding: 'utf8'}).split('\n');
  const checked = files.filter((file) => /(?<!\.test)\.(?:tsx?|css)$/.test(file));
  const unread = rooms.filter((room) => !checked.some((file) => file.startsWith(`${room}/`)));
  expect(unread).toEqual([]);
  const found = checked.flatMap((file) => {
    const kind = file.endsWith('.css') ? 'css' : 'ts';
    const use = tooNew[kind]?.exec(readFileSync(file, 'utf8'));
    return use ? [`${file}: ${use[0]}`] : [];
  });
  expect(found).toEqual([]);
});
