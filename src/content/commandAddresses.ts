import docs from 'expo-iap-docs/package.json' with {type: 'json'};
import upgrade from 'expo-iap-upgrade/package.json' with {type: 'json'};

/** The address that pages tell readers to run a command from; "npx" keeps what it has once fetched from one. */
const addressOf = ({name, version}: {readonly name: string; readonly version: string}): string =>
  `https://expo-iap.hyo.dev/cli/${name}-${version}.tgz`;

export const docsCommandAddress = addressOf(docs);
export const upgradeCommandAddress = addressOf(upgrade);
