import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import {formatProblem} from 'mdx-samples/problem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkContent} from '../../src/checks/checkContent.ts';
import {docsVersions, folderOf} from '../../src/site/versions.ts';
import type {Mistake} from './mistake.ts';
import {mistakesAround} from './mistakesAround.ts';
import {mistakesInCode} from './mistakesInCode.ts';

const root = mkdtempSync(path.join(tmpdir(), 'planted-'));
// The older patches have their own test; without them a run takes a third of the time.
const versions = docsVersions.map((version) => ({...version, olderPatches: []}));
const surfaces = docsVersions.map(({version}) => loadSurface(version));

beforeAll(() => {
  cpSync(path.join(import.meta.dirname, 'fixtures/planted'), root, {recursive: true});
  for (const surface of surfaces) {
    const folder = path.join(root, folderOf(surface.version));
    // The pages planted here are of the releases of today; a version that was cut later has none.
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'api.mdx'), overview(surface));
  }
});
afterAll(() => rmSync(root, {recursive: true}));

describe('a mistake on a page', () => {
  it('is not seen where there is none', {timeout: 60_000}, async () => {
    expect(await check()).toEqual([]);
  });

  it.each([...mistakesInCode, ...mistakesAround])(
    'is reported: $name',
    {timeout: 60_000},
    async ({file, find, put, says}) => {
      const found = await plant({file, find, put});
      expect(found).toEqual(says.map((start) => expect.stringContaining(start)));
    },
  );

  it('is reported again from the cache, word for word', async () => {
    const [mistake] = mistakesInCode;
    if (!mistake) throw new Error('There is no mistake to plant.');
    expect(await plant(mistake)).toEqual(await plant(mistake));
    expect(await check()).toEqual([]);
  });

  it('is reported in a sample file that no page shows', async () => {
    const file = path.join(root, 'docs/_samples/lost.tsx');
    writeFileSync(file, 'export const lost = 1;\n');
    expect(await check()).toEqual([
      'docs/_samples/lost.tsx:1:1 No page of its folder shows this file. ' +
        'Show it with <Sample file="lost.tsx" /> or delete it.',
    ]);
    rmSync(file);
  });
});

// A page that names every export, so that none is undocumented.
function overview({version, symbols}: Surface): string {
  const names = symbols.filter(({exported}) => exported).map(({name}) => `- \`${name}\``);
  return [`---\ntitle: API\ndescription: All names of ${version}.\n---\n`, ...names, ''].join('\n');
}

async function plant({file, find, put}: Pick<Mistake, 'file' | 'find' | 'put'>): Promise<string[]> {
  const target = path.join(root, file);
  const sound = readFileSync(target, 'utf8');
  if (sound.split(find).length !== 2) throw new Error(`${file} must have "${find}" once.`);
  writeFileSync(target, sound.replace(find, put));
  try {
    return await check();
  } finally {
    writeFileSync(target, sound);
  }
}

async function check(): Promise<string[]> {
  const packageRoot = path.join(import.meta.dirname, '../..');
  const {problems} = await checkContent({root, packageRoot, versions, parts: ['samples']});
  return problems.map(formatProblem);
}
