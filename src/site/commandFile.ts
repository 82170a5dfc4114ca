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

/** What the package of a command says of itself. */
export function readCommand(root: string, folder = 'upgrade'): Command {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
}

/** The address of the command's tarball below the base URL; "npx" keeps what it has once fetched from an address. */
export function commandFile(root: string): string {
  return `${COMMANDS}/${PROGRAM}-${readCommand(root).version}.tgz`;
}

/** The command that answers where code is written. */
export const DOCS_PROGRAM = 'expo-iap-docs';

/** The address of its tarball below the base URL. */
export function docsCommandFile(root: string): string {
  return `${COMMANDS}/${DOCS_PROGRAM}-${readCommand(root, 'docs-cli').version}.tgz`;
}
