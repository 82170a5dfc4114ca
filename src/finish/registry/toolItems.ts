import {join} from 'node:path';
import {kitAddress} from '../../content/kitPackage.ts';
import {serverAddress} from '../../content/serverPackage.ts';
import {readPageSteps} from '../../markdown/pageSteps.ts';
import {type DocsVersion, latestVersion} from '../../site/versions.ts';
import {FOLDER, registryFile} from './itemFiles.ts';
import type {MadeItem, RegistrySite} from './items.ts';

const SERVER = 'src/pages/tools/server.mdx';
const KIT = 'src/pages/tools/test-kit.mdx';
const PROGRAM = 'expo-iap-purchase-server';

/** A folder for the server, beside the code of the app. */
export function serverItem({siteDir, address}: RegistrySite): MadeItem {
  const manifest = {
    private: true,
    scripts: {check: `${PROGRAM} --check`, start: PROGRAM},
    dependencies: {[PROGRAM]: serverAddress},
  };
  // The first of the page adds this.
  const [, enter, install, settings, check, start] = commandsOf(join(siteDir, SERVER));
  const file = (name: string, content: string) => registryFile(name, `~/server/${name}`, content);
  return {
    ...{name: 'server', title: 'A server that verifies purchases'},
    description: `${address}tools/server`,
    docs: [enter, install, settings, 'Fill in .env', check, start].join('\n'),
    files: [
      file('package.json', JSON.stringify(manifest, null, 2)),
      file('.gitignore', 'node_modules/\n.env\n*.db*'),
    ],
  };
}

/** What the files of the page import, and where that is in a project to which they are added. */
const PLACES = [
  ["'../Shop'", "'../basic-store'"],
  ["'./test/setup.js'", `'./${FOLDER}/test/setup.js'`],
] as const;

/** The tests that the page of the test kit shows. */
export function testsItem({siteDir, address}: RegistrySite, {version}: DocsVersion): MadeItem {
  const shown = `expo-iap-test-kit/${latestVersion().version}`;
  const steps = readPageSteps(join(siteDir, KIT));
  // What follows is without a screen, or for Vitest.
  const end = steps.findIndex((step) => 'commands' in step && step.commands === 'npx jest');
  const files = steps.slice(0, end).flatMap((step) => ('file' in step ? [step] : []));
  const [kit, jest] = commandsOf(join(siteDir, KIT)).filter((line) => line.startsWith('npm i'));
  const [, sdk] = /jest-expo@~(\d+)/.exec(jest ?? '') ?? [];
  return {
    ...{name: 'tests', title: 'Tests of the coin shop with Jest', needs: ['coins']},
    description: `${address}tools/test-kit`,
    docs: [
      kit,
      `${jest} (for Expo SDK ${sdk}; for others: ${address}tools/test-kit#jest-expo)`,
      'With TypeScript 6 or newer, add "types": ["jest"] to compilerOptions in tsconfig.json',
      'npx jest',
    ].join('\n'),
    devDependencies: [kitAddress],
    files: files.map(({file, text}) => {
      const inApp = file.startsWith('test/');
      const content = PLACES.reduce((code, [from, to]) => code.replaceAll(from, to), text);
      return registryFile(
        file,
        inApp ? `${FOLDER}/${file}` : `~/${file}`,
        content.replaceAll(shown, `expo-iap-test-kit/${version}`),
      );
    }),
  };
}

function commandsOf(page: string): readonly string[] {
  return readPageSteps(page).flatMap((step) =>
    'commands' in step ? step.commands.split('\n') : [],
  );
}
