import command from 'expo-iap-upgrade/cli/package.json' with {type: 'json'};

/** The address that pages tell readers to run the command from; "npx" keeps what it has once fetched from one. */
export const upgradeCommandAddress = `https://expo-iap.hyo.dev/cli/${command.name}-${command.version}.tgz`;
