import {expect, it} from 'vitest';
import {linkFiles} from './linkFiles.ts';

const check = 'export async function check() {}';

it('imports what a file only declares from the file that exports it', () => {
  const buy = 'declare function check(): Promise<void>;\nexport const buy = () => check();';
  const linked = linkFiles(
    new Map([
      ['buy.ts', buy],
      ['check.ts', check],
    ]),
  );
  expect(linked.get('buy.ts')).toBe(
    "import {check} from './check';\nexport const buy = () => check();",
  );
  expect(linked.get('check.ts')).toBe(check);
});

it.each([
  ['no file exports it', []],
  ['one.ts and two.ts export it', ['one.ts', 'two.ts']],
])('fails for a name when %s', (why, exporters) => {
  const files = new Map(exporters.map((name) => [name, check]));
  files.set('buy.ts', 'declare function check(): Promise<void>;');
  expect(() => linkFiles(files)).toThrow(`buy.ts declares "check", and ${why}.`);
});

it('tells files that export the same name apart by the names of the files', () => {
  const shop = 'export function Shop() {}';
  const app = 'declare function ShopOnIos(): void;\ndeclare function ShopOnAndroid(): void;';
  const linked = linkFiles(
    new Map([
      ['ShopOnIos.tsx', shop],
      ['ShopOnAndroid.tsx', shop],
      ['app.tsx', app],
    ]),
  );
  expect(linked.get('app.tsx')).toBe(
    "import {Shop as ShopOnIos} from './ShopOnIos';\nimport {Shop as ShopOnAndroid} from './ShopOnAndroid';",
  );
});
