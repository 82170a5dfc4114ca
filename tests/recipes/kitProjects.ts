import {kitCommand, readSdkRows, type SdkRow} from './kitPage.ts';

/** An app before its developer reads the page about the kit, and what the page has them install. */
export type KitProject = {
  readonly name: string;
  readonly tests: 'a screen' | 'code';
  readonly dependencies: Readonly<Record<string, string>>;
  readonly installs: readonly string[];
};

/** What `npx expo install` chooses beside each release; Expo's own list, which the registry has. */
const reactNative: Readonly<Record<string, string>> = {53: '0.79.6', 54: '0.81.5', 58: '0.88.1'};

const rows = readSdkRows();
const appOf = ({sdk, react}: SdkRow) => ({
  expo: `~${sdk}.0.0`,
  react,
  'react-native': reactNative[sdk] ?? `no version of React Native is known for SDK ${sdk}`,
});
const screens = rows.map((row): KitProject => {
  const install = kitCommand('npm install --save-dev jest@')
    .replace(/(?<= jest-expo@)\S+/, row.jestExpo)
    .replace(/(?<= react-test-renderer@)\S+/, row.renderer)
    .concat(row.preset === undefined ? '' : ` @react-native/jest-preset@${row.preset}`);
  const name = `Expo SDK ${row.sdk}`;
  return {name, tests: 'a screen', dependencies: appOf(row), installs: [install]};
});
const [, sdk54] = rows;
const code: KitProject = {
  name: 'the newest Jest, and Vitest 4',
  tests: 'code',
  dependencies: sdk54 ? appOf(sdk54) : {},
  installs: [
    kitCommand('npm install --save-dev jest @babel'),
    kitCommand('npm install --save-dev vitest'),
  ],
};
const older: KitProject = {
  ...code,
  name: 'Jest 29, and Vitest 3',
  installs: code.installs.map((line) =>
    line.replace(' jest ', ' jest@^29.7.0 ').replace('vitest@^4', 'vitest@^3'),
  ),
};

/** Installing one takes half a minute with a full cache of npm, so the others are left to who asks for them. */
export const kitProjects: readonly KitProject[] =
  process.env['KIT_PROJECTS'] === 'all'
    ? [...screens, code, older]
    : [...screens.filter(({name}) => name.endsWith('54')), code];
