import {expect, it} from 'vitest';
import {applyEdits} from './edits.ts';
import {scanFiles} from './scanFiles.ts';
import {factsOf} from './testing/scan.ts';
import {withinStack} from './withinStack.ts';

// What would hang a scan must end, with an answer or with a sentence that says why there is none.

const SHOP = `import {getReceiptIos} from 'expo-iap';\nvoid getReceiptIos();\n`;
const FOUND = 'getReceiptIos';

type Files = Readonly<Record<string, string>>;

const numbers = (count: number): readonly number[] => Array.from({length: count}, (_, at) => at);

const many = (count: number, textOf: (at: number) => string): Files =>
  Object.fromEntries(numbers(count).map((at) => [`${at}.ts`, textOf(at)]));

function look(files: Files) {
  const list = Object.entries(files).map(([name, text]) => ({name, text}));
  const {result, deep} = withinStack(list, (some) => scanFiles(some, factsOf()));
  return {...result, deep: deep.map(({name}) => name)};
}

it.each<[string, Files]>([
  ['3,000 files without the library', many(3000, (at) => `export const a${at} = ${at};\n`)],
  ['5,000 empty files', many(5000, () => '')],
  ['500 broken files', many(500, () => 'a b c (((')],
  ['a ring of 1,000 files', many(1000, (at) => `export * from './${(at + 1) % 1000}';\n`)],
  [
    'two files that export each other',
    {'0.ts': `export * from './1';`, '1.ts': `export * from './0';`},
  ],
  [
    'a file with the name of what it takes from a package',
    {
      'proxy.ts': `import {proxy as outer} from '@acme/utils/proxy';\nimport 'expo-iap';\nexport const proxy = (given: Parameters<typeof outer>[0]) => outer(given);`,
    },
  ],
  ['a file that exports itself', {'0.ts': `export * from './0';\nexport * from 'expo-iap';`}],
  [
    'types that mean each other',
    {'0.ts': `import 'expo-iap';\ntype A = B; type B = A[]; type C = {c: C}; let a: A, c: C;`},
  ],
  ['5,000 lines of prose', {'0.ts': 'The shop sells gems, and the gems are fine. \n'.repeat(5000)}],
  [
    'names that objects have',
    {
      '__proto__.ts': `export * from './constructor';\nexport const __proto__ = 1;`,
      'constructor.ts': `import {__proto__, toString, hasOwnProperty} from 'expo-iap';\nvoid [__proto__, toString, hasOwnProperty];`,
      'toString.js': `import * as iap from 'expo-iap';\nvoid iap.__proto__.constructor[iap.toString()].valueOf.hasOwnProperty;\nconst {__proto__: a, constructor} = iap; a(constructor);`,
    },
  ],
])('%s are read, and hide nothing', (_, files) => {
  const {findings, deep} = look({...files, 'shop.ts': SHOP});
  expect(findings.filter(({file}) => file === 'shop.ts').map(({name}) => name)).toContain(FOUND);
  expect(deep).toEqual([]);
});

it.each<[string, string]>([
  ['calls in a chain', `list()${'.next()'.repeat(20_000)};`],
  ['parentheses', `void ${'('.repeat(20_000)}1${')'.repeat(20_000)};`],
  ['lists', `void ${'[\n'.repeat(20_000)}${']'.repeat(20_000)};`],
  ['types', `let a: ${'Array<'.repeat(5000)}string${'>'.repeat(5000)};`],
  ['elements', `const a = ${'<a>'.repeat(5000)}${'</a>'.repeat(5000)};`],
  ['sums', `const a = ${'1 + '.repeat(20_000)}1;`],
  ['functions', `const a = ${'() => '.repeat(5000)}1;`],
])('%s in thousands are read or named', (_, code) => {
  const {findings, mistakes, deep} = look({
    'shop.ts': SHOP,
    'deep.tsx': `import {useIAP} from 'expo-iap';\nuseIAP();\n${code}\n`,
  });
  expect(findings.map(({file}) => file)).toContain('shop.ts');
  for (const name of [...deep, ...mistakes.map(({file}) => file)]) expect(name).toBe('deep.tsx');
});

it('files that only together need too much stack are read or named', () => {
  const [last, calls] = [200, numbers(15)];
  const chain = many(last, (at) => {
    const next = (call: number) =>
      call + 1 < calls.length ? `f${at}_${call + 1}` : `f${at + 1}_0`;
    const functions = calls.map(
      (call) => `export function f${at}_${call}(a) { return ${next(call)}(a); }`,
    );
    return `import {f${at + 1}_0} from './${at + 1}';\n${functions.join('\n')}`;
  });
  const {findings, deep} = look({
    'shop.ts': SHOP,
    ...chain,
    [`${last}.ts`]: `export function f${last}_0(a) { return a.id; }`,
    'start.ts': `import {f0_0} from './0';\nimport {useIAP} from 'expo-iap';\nf0_0(useIAP().currentPurchase);`,
  });
  expect(findings.map(({name}) => name)).toContain(FOUND);
  expect(deep.length).toBeLessThan(last / 2);
});

it('thousands of functions of one letter are read', () => {
  const functions = numbers(5000).map(() => `{ const e = (t, n) => t.a(n); e(t, e); }`);
  const {findings} = look({
    'a.js': `export function t(t) {\n${functions.join('\n')}\n}\n`,
    'shop.ts': `${SHOP}import {t} from './a';\nt(getReceiptIos);`,
  });
  expect(findings.map(({name}) => name)).toContain(FOUND);
});

it('a union of 2,000 members and 2,000 findings are answered', () => {
  const members = numbers(2000).map((at) => `'m${at}'`);
  const union = `import {getReceiptIos} from 'expo-iap';\ntype M = ${members.join('\n | ')};\nconst m: M = 'm1';\n`;
  const calls = numbers(2000).map((at) => `export const a${at} = () => getReceiptIos();`);
  const text = union + calls.join('\n');
  const {findings} = look({'shop.ts': text});
  const edits = findings.flatMap((finding) => finding.edits ?? []);
  expect(applyEdits(text, edits)).not.toContain(FOUND);
});
