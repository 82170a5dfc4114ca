import {createHash} from 'node:crypto';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import type {PackedItem, RegistryFile} from '../data/registry.ts';
import {installed, listen, makeProject, type TestProject} from '../project/testing/makeProject.ts';
import {failWith} from '../terminal/failure.ts';
import {makeAdd} from './add.ts';

const NEWEST = releaseLines[0]?.patch ?? '';
const LINES = Array.from({length: 12}, (_, index) => `export const line${index} = ${index};\n`);
const SHOP = LINES.join('');
const CONFIG = `module.exports = {setupFiles: ['./iap/setup.js']};\n`;

const fileOf = (target: string, content: string): RegistryFile => ({
  ...{path: target, type: 'registry:file', target, content},
});

/** The second needs the first, and the third doesn’t use the library. */
const items = (shop: string): readonly PackedItem[] => [
  {
    ...{name: 'shop', type: 'registry:item', title: 'Shop', docs: 'Buy.\nSell.'},
    description: 'the page',
    dependencies: [`expo-iap@${NEWEST}`],
    files: [fileOf('iap/shop.ts', shop), fileOf('app/shop.tsx', `export * from '../iap/shop';\n`)],
    javascript: [
      fileOf('iap/shop.js', shop),
      fileOf('app/shop.jsx', `export * from '../iap/shop';\n`),
    ],
  },
  {
    ...{
      name: 'tests',
      type: 'registry:item',
      title: 'Tests',
      description: 'the kit',
      docs: 'Test.',
    },
    devDependencies: ['kit'],
    registryDependencies: ['https://example.com/r/2.8/shop.json'],
    files: [fileOf('~/jest.config.js', CONFIG)],
    javascript: [fileOf('~/jest.config.js', CONFIG)],
  },
  {
    ...{name: 'server', type: 'registry:item', title: 'Server', description: '', docs: 'Start.'},
    ...{files: [fileOf('~/server/a.json', '{}')], javascript: [fileOf('~/server/a.json', '{}')]},
  },
];

type Asked = {readonly shop?: string; readonly answer?: boolean};

/** Adds something to a project as the program does, with a person at the terminal where there is an answer. */
async function add(project: TestProject, args: string, {shop = SHOP, answer}: Asked = {}) {
  const {around, said} = listen(project.folder);
  const questions: string[] = [];
  const ask = async (question: string): Promise<boolean> => {
    questions.push(question);
    return answer === true;
  };
  const run = async () =>
    makeAdd(() => items(shop)).run(args.split(' '), {
      ...around,
      ...(answer !== undefined && {ask}),
    });
  const code = await run().catch((error: unknown) => failWith(error, around.stderr));
  return {code, questions, ...said};
}

const manifest = (...names: string[]) =>
  JSON.stringify({
    dependencies: Object.fromEntries(['expo-iap', ...names].map((name) => [name, '*'])),
  });
const routed = {'package.json': manifest('expo-router')};
const project = (files: Readonly<Record<string, string>> = {}) =>
  makeProject({'tsconfig.json': '{}', ...installed(NEWEST), ...files});

it.each([
  ['plain', {}, ['iap/shop.ts'], './iap/setup.js'],
  ['src', {'src/App.tsx': ''}, ['src/iap/shop.ts'], './src/iap/setup.js'],
  ['a folder app without routes', {'app/a.ts': ''}, ['iap/shop.ts'], './iap/setup.js'],
  ['routes', {...routed, 'app/index.tsx': ''}, ['iap/shop.ts', 'app/shop.tsx'], './iap/setup.js'],
  [
    ...(['routes in src', {...routed, 'src/app/index.tsx': ''}] as const),
    ...([['src/iap/shop.ts', 'src/app/shop.tsx'], './src/iap/setup.js'] as const),
  ],
  [
    ...(['routes beside src', {...routed, 'app/index.tsx': '', 'src/a.ts': ''}] as const),
    ...([['iap/shop.ts', 'app/shop.tsx'], './iap/setup.js'] as const),
  ],
])('puts files where a project has its own: %s', async (_, files, names, setup) => {
  const own = project(files);
  const {code, out} = await add(own, 'tests');
  expect(code).toBe(0);
  const found = [...out.matchAll(/^ {2}(\S+) {2}new$/gm)].map(([, name]) => name);
  expect(found).toEqual([...names, 'jest.config.js']);
  expect(own.read(names[0] ?? '')).toBe(SHOP);
  expect(own.read('jest.config.js')).toContain(`'${setup}'`);
});

it('writes JavaScript without a tsconfig.json, says what is left in order, and again', async () => {
  const own = makeProject(installed(NEWEST));
  const {out} = await add(own, 'tests');
  expect(own.read('iap/shop.js')).toBe(SHOP);
  const list = 'What is left to do:\n  1. Test.\n  2. Buy.\n  3. Sell.\nExplained at the page';
  expect(out).toContain(list);
  expect(out).not.toContain('the one from before');
  expect((await add(own, 'tests')).out).toMatch(`${list} and the kit\nNo file is new, so`);
});

it('has the library installed first where the project lacks it', async () => {
  const {out} = await add(makeProject({'package.json': '{}'}), 'tests');
  expect(out).toContain(`:\n  1. npx expo install expo-iap@${NEWEST}\n  2. Test.`);
});

it('records source, release and hash of each file', async () => {
  const own = project();
  await add(own, 'shop');
  const {files} = JSON.parse(own.read('.expo-iap.json'));
  expect(Object.keys(files)).toEqual(['iap/shop.ts']);
  expect(files['iap/shop.ts']).toMatchObject({
    source: 'https://expo-iap.hyo.dev/r/2.8/shop.json',
    release: NEWEST,
    hash: createHash('sha256').update(own.read('iap/shop.ts')).digest('hex'),
  });
});

it('writes nothing that is only to be shown', async () => {
  const own = project();
  expect((await add(own, 'shop --dry-run')).out).toContain('iap/shop.ts  new');
  expect(() => own.read('iap/shop.ts')).toThrow('ENOENT');
  expect(() => own.read('.expo-iap.json')).toThrow('ENOENT');
});

it.each([
  ['without a word from anybody', '', undefined, 2, 'mine'],
  ['with --force', ' --force', undefined, 0, CONFIG],
  ['with --keep', ' --keep', undefined, 0, 'mine'],
  ['with a yes', '', true, 0, CONFIG],
  ['with a no', '', false, 0, 'mine'],
])('replaces a file of the reader only when asked: %s', async (_, option, answer, code, left) => {
  const own = project({'jest.config.js': 'mine'});
  const added = await add(own, `tests${option}`, answer === undefined ? {} : {answer});
  expect([added.code, own.read('jest.config.js')]).toEqual([code, left]);
  expect(added.out.includes('jest.config.js  stays as it is')).toBe(option === ' --keep');
  expect(added.questions).toEqual(answer === undefined ? [] : ['Change jest.config.js?']);
  if (code === 2) {
    expect(added.err).toContain('Nothing was written, because this would change jest.config.js.');
    expect(() => own.read('iap/shop.ts')).toThrow('ENOENT');
  } else expect(own.read('iap/shop.ts')).toBe(SHOP);
});

const replaced = (line: number, by: string, text = SHOP) => text.replace(LINES[line] ?? '', by);

it('merges what is new into what the reader changed, and keeps their ends of lines', async () => {
  const own = project();
  await add(own, 'shop');
  own.write({'iap/shop.ts': replaced(1, '// Mine.\n').replaceAll('\n', '\r\n')});
  const shop = replaced(10, '// New.\n');
  expect((await add(own, 'shop', {shop})).err).toContain('would change iap/shop.ts');
  const {code, out} = await add(own, 'shop --force', {shop});
  expect([code, out]).toEqual([0, expect.stringContaining('gets the new ones')]);
  const merged = replaced(10, '// New.\n', replaced(1, '// Mine.\n'));
  expect(own.read('iap/shop.ts')).toBe(merged.replaceAll('\n', '\r\n'));
  expect((await add(own, 'shop', {shop})).out).toContain('keeps your changes; nothing is new');
});

it('names the line of a conflict, and merges no file that still has one', async () => {
  const own = project();
  await add(own, 'shop');
  own.write({'iap/shop.ts': replaced(4, '// Mine.\n')});
  const {code, out} = await add(own, 'shop --force', {shop: replaced(4, '// New.\n')});
  expect([code, out]).toEqual([1, expect.stringContaining('begin:\n  iap/shop.ts:5\n')]);
  expect(own.read('iap/shop.ts')).toContain(`<<<<<<< yours\n// Mine.\n`);
  expect(own.read('iap/shop.ts')).toContain(`// New.\n>>>>>>> expo-iap ${NEWEST}\n`);
  const again = await add(own, 'shop --force', {shop: replaced(7, '// Newer.\n')});
  expect(again).toMatchObject({
    code: 2,
    err: expect.stringContaining('iap/shop.ts:5 has a conflict'),
  });
});

it('takes the new file where the reader changed nothing, and theirs where the record is lost', async () => {
  const own = project();
  await add(own, 'shop');
  const shop = replaced(4, '// New.\n');
  expect((await add(own, 'shop', {shop, answer: true})).out).toContain('becomes the new one');
  expect(own.read('iap/shop.ts')).toBe(shop);
  const lost = own.read('.expo-iap.json').replace(/"hash": "\w+"/, '"hash": "0"');
  own.write({'.expo-iap.json': lost});
  expect((await add(own, 'shop')).out).toContain('iap/shop.ts  is there, and wasn’t added');
  own.write({'.expo-iap.json': '<<<<<<<'});
  expect((await add(own, 'shop')).err).toContain('.expo-iap.json can’t be read.');
});

const FORMATTER = {
  'node_modules/prettier/package.json': '{"bin": "./run.cjs"}',
  'node_modules/prettier/run.cjs': `process.stdout.write('// ' + process.argv.slice(2).join(' '));`,
};

it.each([
  ['listed', manifest('prettier'), '// --stdin-filepath iap/shop.ts'],
  ['not listed', manifest(), SHOP],
])('formats with the formatter of the project: %s', async (_, text, content) => {
  const own = project({...FORMATTER, 'package.json': text});
  await add(own, 'shop');
  expect(own.read('iap/shop.ts')).toBe(content);
});

it.each([
  [NEWEST, 'shpo', 'There is no "shpo". Did you mean "shop"? For expo-iap'],
  [NEWEST, '', 'Name what to add. For expo-iap'],
  [NEWEST, 'shop tests', 'One item is added at a time, and these are 2: shop, tests.'],
  ['2.8.0', 'shop', `tested with ${NEWEST}, and this project has 2.8.0. Install that one first`],
  ['5.8.1', 'shop', 'has expo-iap 5.8.1, which isn’t known'],
  ['5.8.1', 'shop', `npx expo install expo-iap@${NEWEST}\n`],
])('refuses in a project with %s to add "%s"', async (version, args, sentence) => {
  const {code, err} = await add(makeProject(installed(version)), args);
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
});

it('adds what does not use the library to a project with any release of its line', async () => {
  const own = makeProject(installed('2.8.0'));
  expect((await add(own, 'server')).code).toBe(0);
  expect(own.read('server/a.json')).toBe('{}');
});

it('asks for a project where there is none, or none that can be read', async () => {
  const own = makeProject({'package.json': '{"dependencies": {'});
  const {code, err} = await add(own, 'shop');
  expect([code, err]).toEqual([2, expect.stringContaining('package.json isn’t valid JSON')]);
  rmSync(join(own.folder, 'package.json'));
  expect(await add(own, 'shop')).toMatchObject({
    ...{code: 2, err: expect.stringContaining('Run this in the folder of a project.')},
  });
});
