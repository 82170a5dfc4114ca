import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {kitAddress, kitFile} from '../../src/content/kitPackage.ts';
import {packInto} from '../../src/finish/command/packInto.ts';
import {readPageSteps} from '../../src/markdown/pageSteps.ts';
import {buildKit} from '../../src/plugins/kit/buildKit.ts';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {folderOf} from '../../src/site/versions.ts';
import {runCommands} from './runCommands.ts';
import {serveTarball} from './serveTarball.ts';

const PAGE = 'src/pages/tools/test-kit.mdx';
const kitSteps = readPageSteps(PAGE);
/** The docs version whose entry the code of the page imports. */
const SHOWN = '2.8';
/** An app of the SDK that the page shows, as `npx expo install` makes it. */
const app = {expo: '~54.0.0', react: '19.1.0', 'react-native': '0.81.5'};

const WORK = '.cache/test-kit';
const place = resolve(WORK, 'project');
const at = (file: string): string => join(place, file);
const run = (begins: string): Promise<string> => runCommands(place, kitCommand(begins));
let kit: Awaited<ReturnType<typeof serveTarball>>;

beforeAll(async () => {
  const [built, served] = [resolve(WORK, 'package'), resolve(WORK, 'served')];
  rmSync(WORK, {recursive: true, force: true});
  await buildKit(resolve('.'), built);
  await packInto(served, kitFile, built);
  kit = await serveTarball(served, kitFile);
  mkdirSync(place, {recursive: true});
  writeFileSync(at('package.json'), JSON.stringify({private: true, dependencies: app}));
  for (const line of [
    kitCommand('npm install --save-dev jest@'),
    // The project has the Jest of jest-expo already.
    kitCommand('npm install --save-dev jest @babel').replace(/ jest | @types\/jest/g, ' '),
    kitCommand('npm install --save-dev vitest'),
    kitCommand('npm install --save-dev https:').replace(kitAddress, kit.address),
  ])
    await runCommands(place, `${line} --no-audit --no-fund`);
}, 900_000);
afterAll(() => kit.close());

/** The one command of the page that is a text, or begins with it. */
function kitCommand(begins: string): string {
  const lines = kitSteps.flatMap((step) => ('commands' in step ? step.commands.split('\n') : []));
  if (lines.includes(begins)) return begins;
  const [found, ...others] = lines.filter((line) => line.startsWith(begins));
  if (found !== undefined && others.length === 0) return found;
  throw new Error(
    `${PAGE} needs exactly one command "${begins}…". Write it, or remove the others.`,
  );
}

describe.each(playableVersions)('X the page about the test kit, followed for $version', (entry) => {
  const {version} = entry;
  /** What the page has its reader write for this version. */
  const files = kitSteps.flatMap((step) =>
    'file' in step && (step.version ?? version) === version ? [step] : [],
  );

  beforeAll(() => {
    cpSync(join('node_modules', entry.package), at('node_modules/expo-iap'), {recursive: true});
    rmSync(at('test'), {recursive: true, force: true});
    cpSync(join(folderOf(version), 'examples/_samples/basic-store.tsx'), at('Shop.tsx'));
    for (const {file, text} of files) {
      mkdirSync(dirname(at(file)), {recursive: true});
      const entryOf = (of: string): string => `expo-iap-test-kit/${of}`;
      writeFileSync(at(file), `${text.replaceAll(entryOf(SHOWN), entryOf(version))}\n`);
    }
  });

  /** Runs something with a file in which a purchase is finished before it is given, and puts the file back. */
  async function planted(file: string, above: RegExp, act: () => Promise<unknown>): Promise<void> {
    const source = readFileSync(at(file), 'utf8');
    const line = /^ +await finishTransaction\(.*\n/m.exec(source)?.[0] ?? '';
    const target = above.exec(source)?.[0] ?? '';
    expect([line, target], `${file} has no line for the mistake`).not.toContain('');
    writeFileSync(at(file), source.replace(line, '').replace(target, line + target));
    await expect(act).rejects.toThrow('finished before given: T1 coins_100');
    writeFileSync(at(file), source);
  }

  it('tests a shop with jest-expo on both platforms, and finds one that finishes before it gives', async () => {
    const output = await runCommands(place, `${kitCommand('npx jest')} --verbose`);
    for (const os of ['ios', 'android']) {
      const [, results = ''] = output.split(`the shop on ${os}\n`);
      expect(results.match(/^ +✓ (?:delivers|waits|gives|loses)/gm)?.length).toBeGreaterThan(4);
    }
    expect(output).not.toContain('not wrapped in act');
    await planted('Shop.tsx', /^ +const \{genuine.*\} = await check/m, () => run('npx jest'));
  });

  it('tests purchases without a screen, with plain Jest and with Vitest', async () => {
    expect(await run('npx vitest run')).toMatch(/Tests +2 passed \(2\)/);
    expect(await run('npx jest --config')).toContain('2 passed, 2 total');
    await planted('purchases.ts', /^ +const isPaid =/m, () => run('npx jest --config'));
  });

  // The declarations are the same for each version.
  if (version === SHOWN)
    it('shows tests that compile strictly', async () => {
      const compilerOptions = {
        ...{strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true},
        ...{skipLibCheck: true, noEmit: true, types: ['jest']},
      };
      const sources = files.map(({file}) => file).filter((file) => /\.tsx?$/.test(file));
      const config = {extends: 'expo/tsconfig.base', compilerOptions, files: sources};
      writeFileSync(at('tsconfig.json'), JSON.stringify(config));
      const tsc = resolve('node_modules/typescript/bin/tsc');
      await runCommands(place, `${process.execPath} ${tsc} -p .`);
    });
});
