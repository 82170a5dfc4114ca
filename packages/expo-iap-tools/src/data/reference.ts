import type {Release} from '../release/release.ts';
import {explaining, type ReferenceAddresses} from '../view/reference.ts';
import {packedData} from './packed.ts';
import {pageAddress, siteAddress} from './site.ts';

/** Where each version explains each name; the build of the site writes it, because only the pages know. */
export const REFERENCE = 'reference.json';

const loadReference = packedData<ReferenceAddresses>(REFERENCE, () => ({}));

/** The address that explains a name in a version. */
export function referenceOf(name: string, {version}: Release): string {
  const own = loadReference()[version] ?? {};
  const found = explaining([name]).find((each) => Object.hasOwn(own, each));
  const path = found === undefined ? undefined : own[found];
  return path === undefined ? pageAddress(version, 'api') : siteAddress(path);
}
