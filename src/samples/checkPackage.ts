import {knownPatches} from '../library/history/patches.ts';
import {allowedPackages} from './allowedCommands.ts';

const SPECIFIER = /^((?:@[\w.-]+\/)?[\w.-]+)(?:@(.+))?$/;

/** Fails unless a package, with or without a version, is one that our pages may tell people to install. */
export function checkPackage(specifier: string): void {
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
