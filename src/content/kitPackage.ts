import kit from 'expo-iap-test-kit/package.json' with {type: 'json'};

/** The folder of the site with the test kit. */
export const KITS = 'kit';

/** The address of the kit's tarball below the base URL; lock files keep the checksum of what they have from an address. */
export const kitFile = `${KITS}/${kit.name}-${kit.version}.tgz`;

/** The address that pages tell readers to install the kit from. */
export const kitAddress = `https://expo-iap.hyo.dev/${kitFile}`;
