/** Packages that a page may tell people to install, with the tags and versions it may name for them. */
export const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  '@react-native-async-storage/async-storage': [],
  '@types/react': [],
  'eas-cli': ['latest'],
  expo: ['latest', '~52.0.0', '~53.0.0', '~54.0.0', '^52.0.0', '^53.0.0', '^54.0.0'],
  'expo-build-properties': [],
  'expo-dev-client': [],
  'expo-doctor': ['latest'],
  'expo-iap': ['latest', '2.6', '2.7', '2.8'],
  'expo-secure-store': [],
  'install-expo-modules': ['latest'],
  'pod-install': ['latest'],
  'react-native': [],
  'react-native-iap': [],
  typescript: [],
};

/** What may follow a command: any words, one of these words, or packages after one of these words. */
export type CommandRule = {
  readonly first?: readonly string[];
  readonly installs?: readonly string[];
};

const managerWords = ['install', 'remove', 'run', 'ls', 'why', 'list'];

/** Commands that a `bash` block may use. */
export const allowedCommands: Readonly<Record<string, CommandRule>> = {
  npx: {
    first: [
      ...['expo', 'expo-doctor', 'expo-doctor@latest', 'pod-install', 'react-native'],
      ...[
        'eas',
        'eas-cli',
        'eas-cli@latest',
        'install-expo-modules',
        'install-expo-modules@latest',
      ],
      ...['create-expo-app', 'create-expo-app@latest', 'tsc'],
    ],
  },
  npm: {
    first: [...managerWords, 'i', 'ci', 'uninstall', 'test', 'view', 'cache', 'start'],
    installs: ['install', 'i', 'uninstall', 'view', 'ls', 'why'],
  },
  yarn: {first: [...managerWords, 'add', 'dlx', 'expo'], installs: ['add', 'remove', 'why']},
  pnpm: {
    first: [...managerWords, 'add', 'dlx', 'expo', 'exec'],
    installs: ['add', 'remove', 'why'],
  },
  bun: {first: [...managerWords, 'add', 'pm'], installs: ['add', 'remove', 'why']},
  bunx: {first: ['expo', 'expo-doctor', 'pod-install']},
  eas: {
    first: [
      'build',
      'build:configure',
      'submit',
      'login',
      'init',
      'update',
      'credentials',
      'device:create',
    ],
  },
  pod: {first: ['install', 'update', 'repo', 'deintegrate', '--version']},
  git: {
    first: [
      'add',
      'bisect',
      'checkout',
      'clean',
      'clone',
      'commit',
      'diff',
      'log',
      'pull',
      'push',
      'status',
      'switch',
    ],
  },
  adb: {first: ['devices', 'install', 'logcat', 'reverse', 'shell', 'uninstall']},
  xcrun: {first: ['simctl', 'devicectl']},
  'xcode-select': {},
  xcodebuild: {},
  './gradlew': {},
  java: {},
  node: {},
  cd: {},
  ls: {},
  rm: {},
  grep: {},
  cat: {},
  echo: {},
  export: {},
  open: {},
  mkdir: {},
  plutil: {},
  unzip: {},
  openssl: {},
  keytool: {},
};

/** Subcommands of the Expo CLI; packages stand behind `install`. */
export const expoCommands = [
  ...['install', 'start', 'prebuild', 'run:ios', 'run:android', 'config', 'customize'],
  ...['export', 'login', 'register', 'lint'],
];
