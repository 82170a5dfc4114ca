import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {nativeCodes} from 'expo-iap-api-data/nativeCodes';
import {packageFolder} from 'expo-iap-api-data/packages';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {describe, expect, it} from 'vitest';
import {docsVersions} from '../../../src/site/versions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const KOTLIN = 'android/src/main/java/expo/modules/iap';

const releases = docsVersions
  .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
  .map(({patch, package: name}) => ({patch, folder: join(packageFolder(root, name), KOTLIN)}))
  // The record of 2.6 has no native sources.
  .filter(({folder}) => existsSync(folder));

/** Codes that are in a native source as a constant. */
function constants(folder: string): readonly string[] {
  const text = readFileSync(join(folder, 'Types.kt'), 'utf8');
  const found = [...text.matchAll(/const val \w+ = "(E_\w+|EMPTY_SKU_LIST)"/g)];
  return found.map(([, code = '']) => code);
}

describe.each(releases)('native codes of $patch', ({patch, folder}) => {
  const isIn = ({since, until}: {since?: string; until?: string}): boolean =>
    (!since || comparePatchNumbers(since, patch) <= 0) &&
    (!until || comparePatchNumbers(until, patch) >= 0);
  const inEnum = new Set(
    loadSurface('2.8')
      .symbols.find(({name}) => name === 'ErrorCode')
      ?.members.map(({name}) => name),
  );

  it('are the constants of the native source that the enum lacks', () => {
    const expected = nativeCodes.filter(isIn).map(({code}) => code);
    expect(
      constants(folder)
        .filter((code) => !inEnum.has(code))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('are used outside the constants exactly when apps can receive them', () => {
    const module = readFileSync(join(folder, 'ExpoIapModule.kt'), 'utf8');
    for (const {code, use} of nativeCodes.filter(isIn)) {
      expect([code, new RegExp(`\\.${code}\\b`).test(module)]).toEqual([code, use === 'sent']);
    }
  });
});
