import {execFileSync, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildCommand} from '../../src/plugins/command/buildCommand.ts';

let project: string;
let tarball: string;
/** The package as npx unpacks it, where it finds no other package. */
let unpacked: string;

beforeAll(async () => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'command-')));
  const dist = join(project, 'dist');
  await buildCommand(resolve('.'), dist);
  const args = ['pack', '--json', '--pack-destination', project];
  const [{filename}] = JSON.parse(execFileSync('npm', args, {cwd: dist, encoding: 'utf8'}));
  tarball = join(project, filename);
  unpacked = join(project, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components', '1']);
  write('app/package.json', '{"dependencies": {"expo-iap": "2.7.5"}}');
  write(
    'app/tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022'},
        ...{jsx: 'react-jsx', types: [], paths: {'@/*': ['./src/*']}},
      },
    }),
  );
  write('app/src/iap.ts', `export * from 'expo-iap';\n`);
  write(
    'app/src/shop.ts',
    `import {getReceiptIos} from '@/iap';
export const receipt = () => getReceiptIos();
export type Answer = ReturnType<typeof import('expo-iap')['getReceiptIos']>;
`,
  );
  for (const name of ['typescript', 'react', '@types/react', 'expo-modules-core']) {
    const link = join(project, 'app/node_modules', name);
    mkdirSync(dirname(link), {recursive: true});
    symlinkSync(resolve('node_modules', name), link);
  }
});
afterAll(() => rmSync(project, {recursive: true, force: true}));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), {recursive: true});
  writeFileSync(join(project, name), text);
}

function call(...args: string[]) {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  const program = join(unpacked, manifest.bin['expo-iap-upgrade']);
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...args], {
    cwd: join(project, 'app'),
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

it('X the command is one package that asks for no other and has their licenses', async () => {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  const license = readFileSync(join(unpacked, 'LICENSE'), 'utf8');
  expect(license).toContain('@babel/parser');
  const {buffer} = readFileSync(tarball);
  const {messages, pkg} = await publint({pack: {tarball: buffer}, strict: true});
  expect(messages.map((message) => formatMessage(message, pkg, {color: false}))).toEqual([]);
});

it('X runs as a program: findings on stdout, reasons on stderr, exit codes', () => {
  const found = call('2.7.5', '2.8.8');
  expect(found).toMatchObject({status: 1, stderr: ''});
  expect(found.stdout).toContain('src/shop.ts:1:9 Doesn’t compile');
  expect(call('2.7.5', '2.8.8', 'src/iap.ts').status).toBe(0);
  const refused = call('nowhere');
  expect(refused).toMatchObject({status: 2, stdout: ''});
  expect(refused.stderr).toContain('There is no file or folder "nowhere".');
  expect(call('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it('X asks the compiler of the project for what the findings do not name', () => {
  const {status, stdout, stderr} = call('2.7.5', '2.8.8', '--verify', '--json');
  expect({status, stderr}).toEqual({status: 1, stderr: ''});
  const {findings, verified} = JSON.parse(stdout);
  const lines = verified.unnamed.map(({line}: {line: number}) => line);
  expect(verified.compiler).toMatch(/^TypeScript \d/);
  const named = new Set(findings.map(({line}: {line: number}) => line));
  // Every line with the old name is found by one of the two, and none by both.
  expect([...named, ...lines].toSorted()).toEqual([1, 3]);
  expect(lines.every((line: number) => !named.has(line))).toBe(true);
  expect(existsSync(join(project, 'app/node_modules/.cache'))).toBe(false);
});

it('X says which types it does not have', () => {
  const {stdout} = call('2.7.11', '2.8.8', '--verify');
  expect(stdout).toContain('Not verified: The types of expo-iap 2.7.11 aren’t at hand.');
  expect(stdout).toContain('2.6.3, 2.7.5, 2.8.0, 2.8.7, 2.8.8');
});
