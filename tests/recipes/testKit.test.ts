import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {kitAddress} from '../../src/content/kitPackage.ts';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {folderOf} from '../../src/site/versions.ts';
import {kitManagers} from './kitManagers.ts';
import {kitCommand, kitSteps, SHOWN} from './kitPage.ts';
import {type KitProject, kitProjects} from './kitProjects.ts';
import {runCommands} from './runCommands.ts';
import {serveKit} from './serveKit.ts';

const work = resolve('.cache/test-kit');
let kit: Awaited<ReturnType<typeof serveKit>>;
const placeOf = ({name}: KitProject): string => join(work, name.replaceAll(/\W+/g, '-'));
const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

beforeAll(async () => {
  const started = performance.now();
  rmSync(work, {recursive: true, force: true});
  kit = await serveKit(work);
  await Promise.all(kitProjects.map((project) => install(project, kit.address)));
  console.info(`installed ${kitProjects.length} projects in ${seconds(started)}`);
}, 900_000);
afterAll(() => kit.close());

async function install(project: KitProject, address: string): Promise<void> {
  const place = placeOf(project);
  mkdirSync(place, {recursive: true});
  const {dependencies} = project;
  writeFileSync(join(place, 'package.json'), JSON.stringify({private: true, dependencies}));
  const kit = kitCommand('npm install --save-dev https:').replace(kitAddress, address);
  for (const line of [...project.installs, kit])
    await runCommands(place, `${line} --no-audit --no-fund`);
}

/** A version in each project, but the older one in the first of its kind only. */
const runs = kitProjects.flatMap((project, index) =>
  playableVersions
    .filter(
      ({version}) =>
        version === SHOWN || kitProjects.findIndex(({tests}) => tests === project.tests) === index,
    )
    .map((entry) => ({project, entry, name: project.name, version: entry.version})),
);

describe.each(runs)('X the page about the test kit, followed with $name for $version', (run) => {
  const {project, version, entry} = run;
  const place = placeOf(project);
  const at = (file: string): string => join(place, file);
  const command = (begins: string): Promise<string> => runCommands(place, kitCommand(begins));
  const isCode = project.tests === 'code';
  /** What the page has its reader write for this kind of project. */
  const files = kitSteps.filter(
    (step) =>
      'file' in step &&
      (step.version ?? version) === version &&
      isCode === /plain|vitest|^purchases/.test(step.file),
  );

  beforeAll(() => {
    cpSync(join('node_modules', entry.package), at('node_modules/expo-iap'), {recursive: true});
    rmSync(at('test'), {recursive: true, force: true});
    if (!isCode)
      cpSync(join(folderOf(version), 'examples/_samples/basic-store.tsx'), at('Shop.tsx'));
    for (const step of files) {
      if (!('file' in step)) continue;
      mkdirSync(dirname(at(step.file)), {recursive: true});
      const text = step.text.replaceAll(
        `expo-iap-test-kit/${SHOWN}`,
        `expo-iap-test-kit/${version}`,
      );
      writeFileSync(at(step.file), `${text}\n`);
    }
  });

  /** Runs something with a file that was changed, and puts the file back. */
  async function planted(
    file: string,
    [finish, above]: readonly [RegExp, RegExp],
    act: () => Promise<unknown>,
  ) {
    const source = readFileSync(at(file), 'utf8');
    const line = finish.exec(source)?.[0] ?? '';
    const target = above.exec(source)?.[0] ?? '';
    expect([line, target], `${file} has no line for the mistake`).not.toContain('');
    const broken = source.replace(line, '').replace(target, line + target);
    writeFileSync(at(file), broken);
    await expect(act).rejects.toThrow('finished before given: T1 coins_100');
    writeFileSync(at(file), source);
  }

  if (isCode) {
    it('tests purchases without a screen, with plain Jest and with Vitest', async () => {
      expect(await command('npx jest --config')).toContain('2 passed, 2 total');
      expect(await command('npx vitest run')).toMatch(/Tests +2 passed \(2\)/);
    });

    it('finds purchases that are finished before they are given', async () => {
      const places = [/^ +await finishTransaction\(.*\n/m, /^ +const isPaid =/m] as const;
      await planted('purchases.ts', places, () => command('npx jest --config'));
    });
  } else {
    it('tests a shop with jest-expo, on both platforms', async () => {
      const output = await runCommands(place, `${kitCommand('npx jest')} --verbose`);
      for (const os of ['ios', 'android']) {
        const [, results = ''] = output.split(`the shop on ${os}\n`);
        expect(results.match(/^ +✓ (?:delivers|waits|gives|loses)/gm)?.length).toBeGreaterThan(4);
      }
      expect(output).not.toContain('not wrapped in act');
    });

    it('finds a shop that finishes before it gives', async () => {
      const places = [
        /^ +await finishTransaction\(.*\n/m,
        /^ +const \{genuine.*\} = await check/m,
      ] as const;
      await planted('Shop.tsx', places, () => command('npx jest'));
    });
  }

  // The declarations are the same for each version.
  if (version !== SHOWN) return;

  it('shows tests that compile strictly', async () => {
    const sources = files.flatMap((step) =>
      'file' in step && /\.tsx?$/.test(step.file) ? [step.file] : [],
    );
    const compilerOptions = {
      ...{strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true},
      ...{skipLibCheck: true, noEmit: true, types: ['jest']},
    };
    const config = {extends: 'expo/tsconfig.base', compilerOptions, files: sources};
    writeFileSync(at('tsconfig.json'), JSON.stringify(config));
    await runCommands(
      place,
      `${process.execPath} ${resolve('node_modules/typescript/bin/tsc')} -p .`,
    );
  });
});

it.each(kitManagers)(
  'X the line of the page installs the kit with $name',
  async ({name, line, run}) => {
    const place = join(work, name.replace(' ', '-'));
    mkdirSync(place, {recursive: true});
    writeFileSync(join(place, 'package.json'), JSON.stringify({private: true}));
    // Yarn 4 looks for the root of a project, and puts packages where Node finds them, and trusts an address without TLS, only when told to.
    writeFileSync(join(place, 'yarn.lock'), '');
    const settings = ['nodeLinker: node-modules', 'unsafeHttpWhitelist: ["127.0.0.1"]'];
    writeFileSync(join(place, '.yarnrc.yml'), settings.join('\n'));
    const [command = ''] = line.split(' ');
    const install = kitCommand(line).replace(kitAddress, kit.address).replace(command, run);
    await runCommands(place, install);
    const use = "os => console.log(newPhone('ios').os)";
    const both = `node -e "const {newPhone} = require('expo-iap-test-kit/2.8'); (${use})()"
node --input-type=module -e "import {newPhone} from 'expo-iap-test-kit/2.7'; (${use})()"`;
    expect(await runCommands(place, both)).toBe('ios\nios\n');
  },
);
