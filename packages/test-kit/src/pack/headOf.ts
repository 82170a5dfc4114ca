import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where the repository is, where the package goes, and the address of the page that explains it. */
export type KitPlaces = {readonly root: string; readonly dist: string; readonly page: string};

/** The first lines of each file of the kit: what it is, where that is explained, and its license. */
export function headOf({root, page}: KitPlaces, entry: string, what: string): string {
  const license = readFileSync(join(root, 'LICENSE'), 'utf8');
  const copyright = license.split('\n').find((line) => line.startsWith('Copyright')) ?? '';
  return `/*!
 * expo-iap-test-kit/${entry}: ${what}
 * How to use it: ${page}
 * SPDX-License-Identifier: MIT. ${copyright}. The file LICENSE has the terms.
 */`;
}
