import {readFileSync} from 'node:fs';
import {makeAdd} from 'expo-iap-tools/command/add';
import {listen} from 'expo-iap-tools/project/testing/makeProject';
import {kitAddress} from '../../src/content/kitPackage.ts';
import {makeRegistry} from '../../src/finish/registry/makeRegistry.ts';
import {latestVersion} from '../../src/site/versions.ts';
import type {Project} from './projects.ts';

const KIT_PAGE = 'src/pages/tools/test-kit.mdx';
const site = {siteDir: '.', address: 'https://expo-iap.hyo.dev/'};

/** Adds everything that the command has to a project, and returns the packages and types that it leaves to be added. */
export async function addArtifacts({packages}: Project, place: string, kit: string) {
  const items = await makeRegistry(site, latestVersion());
  const {around, said} = listen(place);
  for (const {name} of items)
    if ((await makeAdd(() => items).run([name], around)) !== 0) throw new Error(said.out);
  const installs = said.out.matchAll(/\d\. npm install --save-dev (.*?)(?: \(for Expo .*)?$/gm);
  const names = [...installs].map(([, each]) => each).join(' ');
  const [sdk = ''] = packages['expo']?.split('.') ?? [];
  const [field = ''] = /"types": \[.*\]/.exec(said.out) ?? [];
  const types: {readonly types?: readonly string[]} = JSON.parse(`{${field}}`);
  return {install: forSdk(sdk, names).replace(kitAddress, kit), types};
}

/** The packages of Jest for another SDK than the one of the command, from the table of the page that it names. */
function forSdk(sdk: string, packages: string): string {
  const row = new RegExp(
    `^\\| ${sdk} \\| \\S+ \\| \`(.+)\` \\| \`(.+)\` \\| (?:no|\`(.+)\`) \\|$`,
    'm',
  );
  const [, jestExpo, renderer, preset] = row.exec(readFileSync(KIT_PAGE, 'utf8')) ?? [];
  if (jestExpo === undefined) throw new Error(`${KIT_PAGE} has no packages for SDK ${sdk}.`);
  return packages
    .replace(/(jest-expo)@\S+/, `$1@${jestExpo}`)
    .replace(/(react-test-renderer)@\S+/, `$1@${renderer}`)
    .concat(preset === undefined ? '' : ` @react-native/jest-preset@${preset}`);
}
