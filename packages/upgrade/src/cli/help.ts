/** What --help prints. */
export const HELP = `Finds the places in a project that a newer release of expo-iap treats differently.

Usage
  expo-iap-upgrade [from] [to] [paths…] [options]

  from   the release that the code was written for, such as 2.7.5
         (default: the one that is installed)
  to     the release to upgrade to (default: the newest one that this command knows)
  paths  files and folders to look at (default: the project, from its package.json down);
         what they import is read too, wherever in the project it is

Options
  --json      print the findings as JSON; the README describes its shape
  --sarif     print the findings as SARIF 2.1.0
  --github    print the findings as annotations of GitHub Actions
  --fix       write the corrections that are mechanical into the files
  --dry-run   with --fix: print them as a diff and write nothing
  --force     with --fix: write although the project has changes that aren’t committed
  --verify    also run the project's own TypeScript against both releases,
              and list what it refuses beyond the findings
  --help, -h
  --version, -v

Exit codes
  0  nothing must change
  1  something must change; questions and what still works don’t count
  2  couldn’t look, or could read only a part of a file with the library and found
     nothing else that must change; a sentence on stderr says why

It reads .ts, .tsx, .mts, .cts, .js, .jsx, .mjs and .cjs, and skips node_modules, build output
and what Git ignores. It sends nothing anywhere.

Examples
  expo-iap-upgrade                       from the installed release to the newest
  expo-iap-upgrade 2.7.5                 from 2.7.5, whatever is installed
  expo-iap-upgrade 2.7 2.8.7 src         only the folder src
  expo-iap-upgrade 2.7.5 --fix --dry-run what --fix would change
`;
