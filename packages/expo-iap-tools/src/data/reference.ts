import {documentedBy} from 'expo-iap-api-data/upgrade/nameFacts';
import type {Release} from '../release/release.ts';
import {packedText} from './packed.ts';
import {pageAddress, siteAddress} from './site.ts';

/** Where each version explains each name; the build of the site writes it, because only the pages know. */
export const REFERENCE = 'reference.json';

/** By version, and then by name, the path on the site. */
export type Reference = Readonly<Record<string, Readonly<Record<string, string>>>>;

let known: Reference | undefined;

function loadReference(): Reference {
  if (known) return known;
  const read: Reference = JSON.parse(packedText(REFERENCE) ?? '{}');
  known = read;
  return read;
}

/** The address that explains a name in a version; a member is explained with its type. */
export function referenceOf(name: string, {version}: Release): string {
  const [owner = name] = name.split('.');
  const names = [name, owner].flatMap((path) => [path, ...(documentedBy[path] ?? [])]);
  const own = loadReference()[version] ?? {};
  const path = names.map((each) => (Object.hasOwn(own, each) ? own[each] : undefined));
  const found = path.find((each) => each !== undefined);
  return found === undefined ? pageAddress(version, 'api') : siteAddress(found);
}
