import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocsVersion} from '../../site/versions.ts';
import {bundleKit} from './bundleKit.ts';
import {declareKit} from './declareKit.ts';

/** What readers download for a version, by name, and the files of the source that it is made of. */
export type Kit = {
  readonly files: ReadonlyMap<string, string>;
  readonly sources: readonly string[];
};

/** Makes the test kit of a version; `page` is the address that explains it. */
export async function makeKit(siteDir: string, version: DocsVersion, page: string): Promise<Kit> {
  const license = readFileSync(join(siteDir, 'LICENSE'), 'utf8');
  const head = headOf(version, license, page);
  const common = await bundleKit(siteDir, version, 'cjs', head);
  const module = await bundleKit(siteDir, version, 'esm', head);
  const types = declareKit(siteDir, head);
  const files = new Map([
    ['expo-iap-store.js', common.text],
    ['expo-iap-store.mjs', module.text],
    ['expo-iap-store.d.ts', types],
    ['expo-iap-store.d.mts', types],
    ['LICENSE', license],
  ]);
  const sums = [...files].map(([name, text]) => `${checksum(text)}  ${name}\n`);
  return {files: new Map([...files, ['SHA256SUMS', sums.join('')]]), sources: common.files};
}

function headOf({version, patch}: DocsVersion, license: string, page: string): string {
  const copyright = license.split('\n').find((line) => line.startsWith('Copyright')) ?? '';
  return `/*!
 * expo-iap-store ${version}: simulated stores for tests of apps with expo-iap ${patch}
 * How to use it: ${page}
 * SPDX-License-Identifier: MIT. ${copyright}. The file LICENSE has the terms.
 */`;
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
