import {knownPatches} from 'expo-iap-api-data/history/patches';
import {docsVersions} from '../site/versions.ts';
import {commandAddress} from './commandAddresses.ts';
import {kitAddress} from './kitPackage.ts';
import {serverAddress} from './serverPackage.ts';

/** Packages that a page may tell people to install, with the tags and versions it may name for them. */
export const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  '@babel/core': [],
  '@babel/preset-env': ['^7'],
  '@babel/preset-typescript': ['^7'],
  '@react-native-async-storage/async-storage': [],
  '@testing-library/react-native': ['^13.3.3'],
  '@types/jest': ['^29.5.14'],
  '@types/react': [],
  'eas-cli': ['latest'],
  expo: ['latest', '~52.0.0', '~53.0.0', '~54.0.0', '^52.0.0', '^53.0.0', '^54.0.0'],
  'expo-build-properties': [],
  'expo-dev-client': [],
  'expo-doctor': ['latest'],
  'expo-iap': ['latest', ...docsVersions.map(({version}) => version)],
  'expo-secure-store': [],
  'install-expo-modules': ['latest'],
  jest: ['^29.7.0'],
  'jest-expo': ['~54.0.18'],
  'pod-install': ['latest'],
  'react-dom': [],
  'react-native': [],
  'react-native-iap': [],
  'react-native-web': [],
  'react-test-renderer': ['19.1.0'],
  tsx: ['^4'],
  vitest: ['^4'],
};

const SPECIFIER = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/;

/** Fails unless a package, with or without a version, is one that our pages may tell people to install. */
export function checkPackage(specifier: string): void {
  // Yarn 4 wants the name in front of an address.
  const address = specifier.replace(/^expo-iap-(?:test-kit|purchase-server|tools)@/, '');
  const served = [kitAddress, serverAddress, commandAddress];
  if (served.includes(address)) return;
  if (/^https?:/.test(specifier))
    throw new Error(`Unknown address "${specifier}". This build serves only ${served.join(', ')}.`);
  const [, name = '', version] = SPECIFIER.exec(specifier) ?? [];
  const versions = allowedPackages[name];
  if (!versions) {
    const known = Object.keys(allowedPackages).join(', ');
    throw new Error(`Unknown package "${specifier}". Pages may name: ${known}.`);
  }
  if (version === undefined || versions.includes(version)) return;
  const bare = version.replace(/^[~^]/, '');
  if (name === 'expo-iap' && knownPatches.some(({patch}) => patch === bare)) return;
  throw new Error(`Unknown version "${version}" of ${name}. Name a version that exists, or none.`);
}
