import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the command is called. */
export const PROGRAM = 'expo-iap-upgrade';

/** The folder of the site with commands that "npx" runs by their address. */
export const COMMANDS = 'cli';

type Command = {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
};

/** What the package of the command says of itself. */
export function readCommand(root: string): Command {
  return JSON.parse(readFileSync(join(root, 'packages/upgrade/package.json'), 'utf8'));
}

/** The address of the command's tarball below the base URL; "npx" keeps what it has once fetched from an address. */
export function commandFile(root: string): string {
  return `${COMMANDS}/${PROGRAM}-${readCommand(root).version}.tgz`;
}
