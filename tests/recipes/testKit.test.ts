import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {makeKit} from '../../src/plugins/kit/kitFiles.ts';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {folderOf} from '../../src/site/versions.ts';
import {readPageSteps} from './readPageSteps.ts';

/** What an app has before its developer reads the page. */
const APP = {
  private: true,
  dependencies: {expo: '~54.0.0', react: '19.1.0', 'react-native': '0.81.5'},
};
/** The version that the page's download names. */
const SHOWN = '2.8';

const steps = readPageSteps('src/pages/tools/test-kit.mdx');
const folder = resolve('.cache/test-kit');
const downloads = resolve('.cache/test-kit-downloads');
const at = (file: string): string => join(folder, file);

/** Runs commands as a reader does, and returns what they print. */
function run(commands: string): string {
  const {status, stdout, stderr} = spawnSync('bash', ['-e', '-c', commands], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      // Vitest sets these, and neither the installer nor the tests of the reader may see them.
      ...{NODE_ENV: undefined, VITEST: undefined, FORCE_COLOR: undefined},
      ...{NO_COLOR: '1', npm_config_prefer_offline: 'true'},
    },
  });
  const output = `${stdout}\n${stderr}`;
  if (status === 0) return output;
  throw new Error(`"${commands}" failed:\n${output}`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), {recursive: true});
  writeFileSync(at(file), `${text}\n`);
}

/** The commands of the page that contain a word. */
function commandsWith(word: string): string[] {
  return steps.flatMap((step) =>
    'commands' in step && step.commands.includes(word) ? [step.commands] : [],
  );
}

/** The one command of the page that begins with a text. */
function command(begins: string): string {
  const [found, ...others] = commandsWith(begins)
    .flatMap((commands) => commands.split('\n'))
    .filter((line) => line === begins);
  expect([found, others]).toEqual([begins, []]);
  return begins;
}

beforeAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  rmSync(downloads, {recursive: true, force: true});
  for (const version of playableVersions) {
    const place = join(downloads, 'kit', version.version);
    mkdirSync(place, {recursive: true});
    const {files} = await makeKit(process.cwd(), version, `${environment.url}/tools/test-kit`);
    for (const [name, text] of files) writeFileSync(join(place, name), text);
  }
  write('package.json', JSON.stringify(APP));
  const started = performance.now();
  const installs = commandsWith('npm install').flatMap((commands) => commands.split('\n'));
  for (const line of installs.filter((one) => one.startsWith('npm install'))) run(line);
  console.info(`installed in ${Math.round((performance.now() - started) / 1000)} s`);
}, 600_000);

describe.each(playableVersions)('X the page about the test kit, followed for $version', (entry) => {
  const {version, patch, package: library} = entry;

  beforeAll(() => {
    cpSync(join('node_modules', library), at('node_modules/expo-iap'), {recursive: true});
    rmSync(at('test'), {recursive: true, force: true});
    cpSync(join(folderOf(version), 'examples/_samples/basic-store.tsx'), at('Shop.tsx'));
    for (const step of steps)
      if ('file' in step && (step.version ?? version) === version) write(step.file, step.text);
  });

  it('downloads files whose checksums are right', () => {
    const [download = ''] = commandsWith('curl');
    const here = download
      .replace(environment.url, `file://${downloads}`)
      .replace(`/kit/${SHOWN}/`, `/kit/${version}/`);
    expect(here).toContain(`/kit/${version}/`);
    expect(run(here).match(/: OK$/gm)).toHaveLength(5);
    const head = readFileSync(at('test/expo-iap-store.js'), 'utf8').split('\n').slice(0, 5);
    expect(head.join(' ')).toContain(`expo-iap ${patch} `);
  });

  it('tests a shop with jest-expo, on both platforms', () => {
    const output = run(`${command('npx jest')} --verbose`);
    for (const os of ['ios', 'android']) {
      const [, results = ''] = output.split(`the shop on ${os}\n`);
      expect(results.match(/^ +✓ (?:delivers|waits|gives|loses)/gm)?.length).toBeGreaterThan(4);
    }
    expect(output).not.toContain('not wrapped in act');
  });

  it('finds a shop that finishes before it gives', () => {
    const source = readFileSync(at('Shop.tsx'), 'utf8');
    const [ask, finish] = [
      /^ +const answer = await check.*\n/m,
      /^ +await finishTransaction\(.*\n/m,
    ];
    const line = finish.exec(source)?.[0] ?? '';
    const broken = source.replace(finish, '').replace(ask, (asks) => line + asks);
    expect(broken.indexOf(line)).toBeLessThan(source.indexOf(line));
    writeFileSync(at('Shop.tsx'), broken);
    try {
      expect(() => run(command('npx jest'))).toThrow('finished before given: T1 coins_100');
    } finally {
      writeFileSync(at('Shop.tsx'), source);
    }
  });

  it('tests purchases without a screen, with plain Jest and with Vitest', () => {
    expect(run(command('npx jest --config jest.plain.config.js'))).toContain('2 passed, 2 total');
    expect(run(command('npx vitest run'))).toMatch(/Tests +2 passed \(2\)/);
  });

  it('shows tests that compile strictly', () => {
    const tests = steps.flatMap((step) =>
      'file' in step && /\.tsx?$/.test(step.file) ? [step.file] : [],
    );
    const compilerOptions = {
      ...{strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true},
      ...{skipLibCheck: true, noEmit: true, types: ['jest']},
    };
    const config = {extends: 'expo/tsconfig.base', compilerOptions, files: [...new Set(tests)]};
    write('tsconfig.json', JSON.stringify(config));
    run(`${process.execPath} ${resolve('node_modules/typescript/bin/tsc')} -p .`);
  });
});
