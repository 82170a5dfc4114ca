import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {allHistory} from '../history/allHistory.ts';
import {writtenTargetHistory} from '../history/targetHistory.ts';
import {releaseLines, upgradeTargets} from '../releaseLines.ts';
import {type Surface, surfacePath} from '../surface/surface.ts';
import {buildSurfaces, surfaceText} from './buildSurfaces.ts';
import {buildTargets, TARGETS_FILE, targetsText} from './buildTargets.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const SECONDS = 1000;

/** Compares files with what was built; `npm run update:surface` writes those that differ. */
function expectFiles(built: readonly (readonly [path: string, text: string])[]): void {
  for (const [path, text] of built) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
}

const filesOf = (surfaces: readonly Surface[]) =>
  surfaces.map((surface) => [surfacePath(surface.version), surfaceText(surface)] as const);

describe('the surface files', {timeout: 60 * SECONDS}, () => {
  it('are what the packages and the history give, to the byte', async () => {
    expectFiles(filesOf(await buildSurfaces(root, releaseLines)));
  });

  it('are that for targets too, with the changes that nobody has to word', async () => {
    const {rows, surfaces} = await buildTargets(root, upgradeTargets, releaseLines);
    expectFiles([...filesOf(surfaces), [TARGETS_FILE, targetsText(rows)]]);
    const [first] = writtenTargetHistory;
    const wrong = writtenTargetHistory.map((entry) =>
      entry === first ? {...entry, change: 'added' as const, name: 'fetchProducts'} : entry,
    );
    await expect(buildTargets(root, upgradeTargets, releaseLines, wrong)).rejects.toThrow(
      `fetchProducts: packages/api-data/src/history says that it was not there before ${first?.patch}`,
    );
  });

  it('cannot be built on a history that the packages contradict', async () => {
    const wrong = allHistory.map((entry) =>
      entry.name === 'ActiveSubscription.transactionId' ? {...entry, patch: '2.8.7'} : entry,
    );
    await expect(buildSurfaces(root, releaseLines, wrong)).rejects.toThrow(
      'ActiveSubscription.transactionId: packages/api-data/src/history says that 2.8.7 added it, ' +
        'but the package 2.8.7 lacks it.',
    );
  });

  it('cannot be built when the table names another release than the installed one', async () => {
    const wrong = releaseLines.map((version) =>
      version.version === '2.7' ? {...version, patch: '2.7.4'} : version,
    );
    await expect(buildSurfaces(root, wrong)).rejects.toThrow(
      'expo-iap-2.7/package.json: the version is 2.7.5, but releaseLines.json says 2.7.4.',
    );
  });
});
