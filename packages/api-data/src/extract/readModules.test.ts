import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {packageFolder} from '../packages.ts';
import {latestPatch, releaseLines, upgradeTargets} from '../releaseLines.ts';
import {modulesOf} from '../surface/modules.ts';
import {MODULES_FILE, modulesText, readModules} from './readModules.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const SECONDS = 1000;

it(
  'the list of files and their names is what the installed releases have',
  {timeout: 60 * SECONDS},
  () => {
    const read = readModules(root, [...releaseLines, ...upgradeTargets]);
    expect(readFileSync(join(root, MODULES_FILE), 'utf8')).toBe(modulesText(read));
  },
);

it('says of build what is true of src too', () => {
  for (const {patch, package: name} of releaseLines.flatMap((line) => [
    line,
    ...line.olderPatches,
  ])) {
    const sources = [...(modulesOf(patch)?.keys() ?? [])].map((file) => `src/${file}.ts`);
    expect(sources.filter((file) => !existsSync(join(packageFolder(root, name), file)))).toEqual(
      [],
    );
  }
});

it('says from which file of a release a name comes', () => {
  const [old, now] = [modulesOf('2.7.5'), modulesOf(latestPatch('2.8'))];
  const ios = 'modules/ios';
  expect(old?.get(ios)?.values.has('getReceiptIos')).toBe(true);
  expect(now?.get(ios)?.values.has('getReceiptIos')).toBe(false);
  expect(now?.get(ios)?.values.has('getReceiptIOS')).toBe(true);
  // Names that a file passes on count too.
  expect(now?.get('ExpoIap.types')?.types.has('PurchaseIOS')).toBe(true);
  expect(now?.get('ExpoIap.types')?.values.has('PurchaseIOS')).toBe(false);
  expect([old?.has('useIap'), now?.has('useIap'), now?.has('useIAP')]).toEqual([true, false, true]);
});

it('knows a value from a type', () => {
  const [old, now] = ['2.7.5', latestPatch('2.8')].map((patch) =>
    modulesOf(patch)?.get('types/ExpoIapAndroid.types'),
  );
  const name = 'PurchaseStateAndroid';
  // An enum became a constant.
  expect([old?.values.has(name), old?.types.has(name)]).toEqual([true, true]);
  expect([now?.values.has(name), now?.types.has(name)]).toEqual([true, false]);
});

it('says nothing of a release that is not installed', () => {
  expect(modulesOf('2.8.5')).toBeUndefined();
});
