import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The first lines of each file of the kit: what it is, where that is explained, and its license. */
export function headOf(root: string, entry: string, what: string, page: string): string {
  const license = readFileSync(join(root, 'LICENSE'), 'utf8');
  const copyright = license.split('\n').find((line) => line.startsWith('Copyright')) ?? '';
  return `/*!
 * expo-iap-test-kit/${entry}: ${what}
 * How to use it: ${page}
 * SPDX-License-Identifier: MIT. ${copyright}. The file LICENSE has the terms.
 */`;
}
