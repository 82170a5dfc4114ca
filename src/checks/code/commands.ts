import {commandAddress} from '../../content/commandAddresses.ts';

/** What may follow a command: any words, one of these words, or packages after one of these words. */
export type CommandRule = {
  readonly first?: readonly string[];
  readonly installs?: readonly string[];
};

const words = (list: string): readonly string[] => list.split(' ');
const manager = (more: string, installs: string): CommandRule => ({
  first: words(`install remove run ls why list ${more}`),
  installs: words(installs),
});

/** Commands that may be followed by anything. */
const free = words(
  'xcode-select xcodebuild ./gradlew java node cd ls rm grep cat echo export open mkdir plutil unzip openssl keytool curl shasum',
);

/** Commands that a `bash` block may use. */
export const allowedCommands: Readonly<Record<string, CommandRule>> = {
  npx: {
    first: words(
      `${commandAddress} expo expo-doctor expo-doctor@latest expo-iap-purchase-server expo-iap-test-kit pod-install react-native eas eas-cli eas-cli@latest install-expo-modules install-expo-modules@latest create-expo-app create-expo-app@latest jest tsc tsx vitest`,
    ),
  },
  npm: manager('i ci init pkg uninstall test view cache start', 'install i uninstall view ls why'),
  yarn: manager('add dlx expo', 'add remove why'),
  pnpm: manager('add dlx expo exec', 'add remove why'),
  bun: manager('add pm', 'add remove why'),
  bunx: {first: words('expo expo-doctor pod-install')},
  eas: {first: words('build build:configure submit login init update credentials device:create')},
  pod: {first: words('install update repo deintegrate --version')},
  git: {first: words('add bisect checkout clean clone commit diff log pull push status switch')},
  adb: {first: words('devices install logcat reverse shell uninstall')},
  xcrun: {first: words('simctl devicectl')},
  ...Object.fromEntries(free.map((command) => [command, {}])),
};

/** Subcommands of the Expo CLI; packages follow `install`. */
export const expoCommands = words(
  'install start prebuild run:ios run:android config customize export login register lint',
);
