import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the command is called, and its package. */
export const PROGRAM = 'expo-iap';
export const PACKAGE = 'expo-iap-tools';

/** The folder of the site with packages that "npx" runs by their address. */
export const COMMANDS = 'cli';

type Command = {
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly engines: Readonly<Record<string, string>>;
};

/** What the package of the command says of itself. */
export function readCommand(root: string): Command {
  return JSON.parse(readFileSync(join(root, 'packages', PACKAGE, 'package.json'), 'utf8'));
}

/** The address of the command's tarball below the base URL; "npx" keeps what it has once fetched from an address. */
export function commandFile(root: string): string {
  return `${COMMANDS}/${PACKAGE}-${readCommand(root).version}.tgz`;
}

/** Packages that published pages name: each is the command with some words in front. */
export const formerCommands = [
  {name: 'expo-iap-upgrade', version: '0.1.0', words: ['upgrade']},
  {name: 'expo-iap-docs', version: '0.1.0', words: []},
] as const;
