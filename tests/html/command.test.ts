import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {ESLint} from 'eslint';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {commandAddress} from '../../src/content/commandAddresses.ts';
import {commandFile, COMMANDS, formerCommands} from '../../src/site/commandFile.ts';
import {assistantsPage, deskPage, upgradePairs} from '../../src/site/toolPages.ts';
import {listenLocally, type LocalServer} from '../chromium/steps/listenLocally.ts';
import {pageAt} from './pages.ts';

const newest = latestPatch('2.8');

const file = commandFile('.');
let server: LocalServer;
let app = '';
let program = '';

/** A project that installs the command by its address and knows no registry; all tests share it. */
beforeAll(async () => {
  server = await listenLocally(({url = ''}, response) => {
    const isCommand = url.startsWith(`/${COMMANDS}/`);
    response.writeHead(isCommand ? 200 : 404).end(isCommand ? readFileSync(`build${url}`) : '');
  });
  app = mkdtempSync(join(tmpdir(), 'docs-command-'));
  write('package.json', '{"dependencies": {"expo-iap": "2.7.5"}}');
  const install = 'install --no-save --no-package-lock --omit=peer --prefix tools'.split(' ');
  await run('npm', [...install, `${server.origin}/${file}`]);
  program = join(app, 'tools/node_modules/expo-iap-tools/expo-iap.js');
  write(
    'package-lock.json',
    '{"lockfileVersion": 3, "packages": {"node_modules/expo-iap": {"version": "2.7.5"}}}',
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        ...{strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022'},
        ...{jsx: 'react-jsx', types: []},
      },
      include: ['src'],
    }),
  );
  for (const name of ['typescript', 'react', '@types/react', 'expo-modules-core']) {
    const link = join(app, 'node_modules', name);
    mkdirSync(dirname(link), {recursive: true});
    symlinkSync(resolve('node_modules', name), link);
  }
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(app, {recursive: true, force: true});
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(app, name)), {recursive: true});
  writeFileSync(join(app, name), text);
}

async function run(command: string, args: readonly string[], input = '') {
  const child = spawn(command, args, {
    cwd: app,
    // No home of a reader, and nothing answers at the registry.
    env: {PATH: process.env['PATH'], HOME: app, npm_config_registry: 'http://127.0.0.1:9/'},
  });
  let [out, said] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return {code, out, said};
}

const call = (args: readonly string[], input?: string) =>
  run(process.execPath, [program, ...args], input);

it('K7 the command has no dependencies, and its pages name it', () => {
  const manifest = JSON.parse(readFileSync(join(dirname(program), 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  const shown = (path: string) => pageAt(path).$('main').text();
  expect(shown(assistantsPage.path)).toContain(`npx ${commandAddress} api`);
  const [pair] = upgradePairs;
  expect(shown(deskPage.path)).toContain(`npx ${commandAddress} upgrade ${pair?.from} ${pair?.to}`);
  expect(readFileSync('build/llms.txt', 'utf8')).toContain('/tools/assistants.md');
});

describe('as a command', () => {
  it('K7 answers for the release in the lock file, as text without colors and as JSON', async () => {
    const {code, out, said} = await call(['api', 'requestProducts']);
    expect({code, said}).toEqual({code: 0, said: ''});
    expect(out).toContain('expo-iap 2.7.5 (docs 2.7)\n2.7.5 is from package-lock.json.');
    expect(out).not.toContain('\u001b');
    const json = await call(['api', 'fetchProducts', '--json', '--release', '2.8']);
    expect(JSON.parse(json.out)).toMatchObject({
      version: '2.8',
      patch: newest,
      names: [{name: 'fetchProducts', exists: true}],
    });
  });

  it('X searches without a network, and explains a log that is piped in', async () => {
    const found = await call(['search', 'restore', 'purchases']);
    expect(found).toMatchObject({code: 0, said: ''});
    expect(found.out).toContain('https://expo-iap.hyo.dev/docs/2.7/');
    const log = 'W/BillingClient: launchBillingFlow failed (responseCode=7)\n'.repeat(3);
    const told = await call(['explain', '-'], log);
    expect(told).toMatchObject({code: 0, said: ''});
    expect(told.out).toContain('E_ALREADY_OWNED');
    expect((await call(['explain', 'nothing to see'])).code).toBe(1);
  });

  it('X checks a project with its own compiler, and leaves nothing behind', async () => {
    write(
      'src/shop.ts',
      `import {fetchProducts, requestProducts} from 'expo-iap';
export const load = () => [fetchProducts, requestProducts({skus: 'coins', type: 'inapp'})];
`,
    );
    const {code, out, said} = await call(['check', '--json']);
    expect({code, said}).toEqual({code: 1, said: ''});
    const {findings, compiled, patch} = JSON.parse(out);
    expect(patch).toBe('2.7.5');
    expect(compiled).toMatch(/^Compiled with TypeScript 5/);
    const rules = findings.map(({line, rule}: {line: number; rule: string}) => `${line} ${rule}`);
    expect(rules.toSorted()).toEqual(['1 missing-name', '2 does-not-compile']);
    expect(findings.every(({link}: {link: string}) => link.includes('/docs/2.7/'))).toBe(true);
    expect(readdirSync(join(app, 'node_modules')).includes('.cache')).toBe(false);
  });

  it('X compiles each stage of an upgrade with its own types before the code is written', async () => {
    const name = 'src/canceled.ts';
    const old = `import {ErrorCode} from 'expo-iap';\nexport const code: string = ErrorCode.E_USER_CANCELLED;\n`;
    write(name, old);
    const words = `upgrade 2.8.8 5 ${name} --verify --json`.split(' ');
    const {code, out, said} = await call(words);
    expect({code, said}).toEqual({code: 1, said: ''});
    const {stages} = JSON.parse(out);
    expect(stages).toHaveLength(2);
    for (const {verified} of stages) expect(verified).toMatchObject({unnamed: []});
    expect(readFileSync(join(app, name), 'utf8')).toBe(old);
    expect((await call([...words, '--fix'])).code).toBe(0);
    expect(readFileSync(join(app, name), 'utf8')).toContain('ErrorCode.UserCancelled');
    // Four projects are compiled twice.
  }, 120_000);

  it('X adds files for the release without a network', async () => {
    const {code, out, said} = await call(['add', 'tests', '--dry-run']);
    expect({code, said}).toEqual({code: 0, said: ''});
    expect(out).toMatch(/iap\/basic-store\.tsx {2}new\n[^]*\n {2}jest\.config\.js {2}new\n/);
  });

  it('X has rules for ESLint, with types', async () => {
    const plugin = join(dirname(program), 'eslint.js');
    const config = `import plugin from ${JSON.stringify(plugin)};\nexport default [plugin.configs.recommended];\n`;
    write('lint/eslint.config.mjs', config);
    write('lint/a.js', `import {fetchProducts} from 'expo-iap';\nfetchProducts();\n`);
    const eslint = new ESLint({cwd: join(app, 'lint')});
    const [result] = await eslint.lintFiles(['a.js']);
    expect(result?.messages).toMatchObject([{ruleId: 'expo-iap/missing-name', line: 1}]);
    const manifest = JSON.parse(readFileSync(join(dirname(program), 'package.json'), 'utf8'));
    const {types} = manifest.exports['./eslint'];
    expect(readFileSync(join(dirname(program), types), 'utf8')).toContain('export default plugin;');
  });

  it('X stops without a word when nobody reads what it prints', async () => {
    const child = spawn(process.execPath, [program, 'api', 'useIAP', '--json'], {cwd: app});
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({code, said}).toEqual({code: 0, said: ''});
  });
});

it.each([
  [file, ['upgrade']],
  ...formerCommands.map(({name, version, words}): [string, string[]] => [
    `${COMMANDS}/${name}-${version}.tgz`,
    words.length > 0 ? [] : ['upgrade'],
  ]),
])('K7 npx runs the command by its address, without a registry: %s', async (name, words) => {
  const old = `import {getReceiptIos} from 'expo-iap';\nexport const receipt = () => getReceiptIos();\n`;
  write('src/old.ts', old);
  const npx = ['--yes', `${server.origin}/${name}`, ...words, '2.7.5', newest];
  const {code, out} = await run('npx', npx);
  expect(out).toContain('old.ts:1:9 Doesn’t compile');
  expect(code).toBe(1);
});
