import tools from 'expo-iap-tools/package.json' with {type: 'json'};

/** The address that pages tell readers to run the command from; "npx" keeps what it has once fetched from one. */
export const commandAddress = `https://expo-iap.hyo.dev/cli/${tools.name}-${tools.version}.tgz`;
