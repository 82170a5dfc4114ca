import server from 'expo-iap-purchase-server/package.json' with {type: 'json'};

/** The folder of the site with the purchase server. */
export const SERVERS = 'server';

/** The address of the server's tarball below the base URL. */
export const serverFile = `${SERVERS}/${server.name}-${server.version}.tgz`;

/** The address that pages tell readers to install the server from. */
export const serverAddress = `https://expo-iap.hyo.dev/${serverFile}`;
