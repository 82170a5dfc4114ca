import type {CommandName} from './arguments.ts';

/** What --help prints. */
export const HELP = `Answers about expo-iap, for the release that your project has installed.

Usage
  expo-iap-docs <command> [arguments] [options]

Commands
  explain <text>     what an error code, a number of a store or a log means, and what to do
  search <words>     the sections of the documentation for some words
  api <name>         a name of the library: signature, members with meanings, its history
  upgrade            what a newer release changes in your project
  check [paths]      mistakes in your project: names that the release doesn’t have,
                     and deprecated names
  mcp                a server of the Model Context Protocol on stdin and stdout

Options
  --release, -r      the release to answer for, such as 2.7.5, or a version such as 2.7
                     (default: the one in your lock file; outside a project the newest)
  --json             print the answer as JSON
  --help, -h         of a command too: expo-iap-docs check --help
  --version, -v

Exit codes
  0  answered; for check and upgrade: nothing has to change
  1  no answer to what was asked; for check and upgrade: something has to change
  2  couldn’t do what was asked; a sentence on stderr says why

It needs no network and sends nothing anywhere.

Examples
  expo-iap-docs explain E_ALREADY_OWNED
  npx react-native log-android 2>&1 | expo-iap-docs explain -
  expo-iap-docs api useIAP.requestPurchase --release 2.7
  expo-iap-docs search "restore after reinstall"
  expo-iap-docs check src
`;

const RELEASE = `  --release, -r  the release to answer for (default: the one in your lock file)
  --json         print the answer as JSON
`;

/** What each command prints for --help; that of "upgrade" has its own. */
export const commandHelp: Readonly<Record<Exclude<CommandName, 'upgrade'>, string>> = {
  explain: `Explains the error codes that a text or a log is about.

Usage
  expo-iap-docs explain <text> [options]
  expo-iap-docs explain --file <path>
  … | expo-iap-docs explain -

Options
  --file, -f     read the text from a file
${RELEASE}
It ends with 0 when it found an entry, with 1 when it found none.
`,
  search: `Finds the sections of the documentation for some words, in the order of the site’s search.

Usage
  expo-iap-docs search <words> [options]

Options
  --limit, -n    how many sections, from 1 to 20 (default: 5)
${RELEASE}
It ends with 0 when it found a section, with 1 when it found none.
`,
  api: `Says what a name of the library is in a release.

Usage
  expo-iap-docs api <name> [options]

  name  an export (fetchProducts), a member with its owner (Purchase.id), or a member alone

Options
${RELEASE}
It ends with 0 when the release has the name, with 1 when it hasn’t.
`,
  check: `Finds mistakes in the code of a project that uses expo-iap.

Usage
  expo-iap-docs check [paths…] [options]

  paths  files and folders (default: the project, from its package.json down)

It finds names that the release doesn’t have, with your own TypeScript where the project has
one, and names that are deprecated. Whether a purchase is handled right, only a test can show:
https://expo-iap.hyo.dev/tools/test-kit

Options
${RELEASE}
Exit codes
  0  found nothing that has to change; deprecated names alone don’t count
  1  found something
  2  couldn’t look; a sentence on stderr says why
`,
  mcp: `Serves the same answers over the Model Context Protocol, on stdin and stdout.

Usage
  expo-iap-docs mcp [options]

Options
  --release, -r  the release to answer for when a tool is called without one
                 (default: the one in the lock file of the folder it is started in)

Your editor starts it; https://expo-iap.hyo.dev/tools/assistants shows how to add it.
`,
};
