import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import {formatProblem} from 'mdx-samples/problem';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkContent} from '../../src/checks/checkContent.ts';
import {allowedPackages} from '../../src/content/allowedPackages.ts';
import {docsVersions, folderOf, liveVersion} from '../../src/site/versions.ts';
import {testFolder} from '../unit/testFolder.ts';

/** A mistake to plant into a sound page, and what the check must say about it: place and beginning of each problem. */
type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly says: readonly string[];
};

const {version: live, patch} = liveVersion();
/** One for each way in which the check reads a page: first what the compiler finds, then what is around the samples. */
const mistakes = readFileSync(path.join(import.meta.dirname, 'mistakes.jsonl'), 'utf8')
  .trimEnd()
  .replaceAll('<version>', live)
  .replaceAll('<patch>', patch)
  .replace('<packages>', Object.keys(allowedPackages).join(', '))
  .split('\n')
  .map((line): Mistake => JSON.parse(line));

const {at, write, read} = testFolder('all');
// The older patches have their own test; without them a run takes a third of the time.
const versions = docsVersions.map((version) => ({...version, olderPatches: []}));
const surfaces = docsVersions.map(({version}) => loadSurface(version));

beforeAll(() => {
  cpSync(path.join(import.meta.dirname, 'fixtures/planted'), at(), {recursive: true});
  for (const surface of surfaces) {
    write(`${folderOf(surface.version)}/api.mdx`, overview(surface));
  }
});

describe('a mistake on a page', () => {
  it('is not seen where there is none', {timeout: 60_000}, async () => {
    expect(await check()).toEqual([]);
  });

  it.each(mistakes)('is reported: $name', {timeout: 60_000}, async ({file, find, put, says}) => {
    const found = await plant({file, find, put});
    expect(found).toEqual(says.map((start) => expect.stringContaining(start)));
  });

  it('is reported again from the cache, word for word', async () => {
    const [mistake] = mistakes;
    if (!mistake) throw new Error('There is no mistake to plant.');
    expect(await plant(mistake)).toEqual(await plant(mistake));
    expect(await check()).toEqual([]);
  });

  it('is reported in a sample file that no page shows', async () => {
    write('docs/_samples/lost.tsx', 'export const lost = 1;\n');
    expect(await check()).toEqual([
      'docs/_samples/lost.tsx:1:1 No page of its folder shows this file. ' +
        'Show it with <Sample file="lost.tsx" /> or delete it.',
    ]);
    rmSync(at('docs/_samples/lost.tsx'));
  });
});

// A page that names every export, so that none is undocumented.
function overview({version, symbols}: Surface): string {
  const names = symbols.filter(({exported}) => exported).map(({name}) => `- \`${name}\``);
  return [`---\ntitle: API\ndescription: All names of ${version}.\n---\n`, ...names, ''].join('\n');
}

async function plant({file, find, put}: Pick<Mistake, 'file' | 'find' | 'put'>): Promise<string[]> {
  const sound = read(file);
  if (sound.split(find).length !== 2) throw new Error(`${file} must have "${find}" once.`);
  write(file, sound.replace(find, put));
  try {
    return await check();
  } finally {
    write(file, sound);
  }
}

async function check(): Promise<string[]> {
  const packageRoot = path.join(import.meta.dirname, '../..');
  const {problems} = await checkContent({root: at(), packageRoot, versions, parts: ['samples']});
  return problems.map(formatProblem);
}
