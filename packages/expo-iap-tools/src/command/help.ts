/** What --help prints. */
export const HELP = `Everything about expo-iap for your project, without a network.

Usage
  expo-iap <command> [arguments] [options]

Commands
  upgrade [from] [to]  what a newer release changes in your code; --fix corrects it
  check [paths…]       names that your release doesn’t have, and deprecated names
  launch [paths…]      what the stores’ reviews refuse, and what loses money
  api <name>           a name of the library: signature, members with meanings, its history
  explain <text>       what an error code, a number of a store or a log means, and what to do
  search <words>       the sections of the documentation for some words
  docs [page]          a page of the documentation, or the list of them
  add <item>           files of a shop that is tested with your release: expo-iap add --help
  fits [folder]        which release fits your Expo SDK, Kotlin and iOS target
  mcp                  the same answers for an assistant, over the Model Context Protocol

Options
  --help, -h           of a command too: expo-iap check --help
  --version, -v

Exit codes
  0  answered; for check, launch and upgrade: nothing has to change
  1  no answer to what was asked; for those three: something has to change
  2  couldn’t do what was asked, or not all of it; a sentence on stderr says why

It sends nothing anywhere.

Examples
  expo-iap upgrade 2.7.5 --fix --dry-run
  expo-iap upgrade --to 5
  expo-iap explain E_ALREADY_OWNED
  npx react-native log-android 2>&1 | expo-iap explain -
  expo-iap api useIAP.requestPurchase --release 2.7
  expo-iap search "restore after reinstall"
`;
