import {existsSync, watch} from 'node:fs';
import {join} from 'node:path';
import {SKILLS_FOLDER} from '../../site/addresses.ts';
import {spawnCheck} from './spawnCheck.ts';

/** Folders with what people write. */
const CONTENT = ['docs', 'versioned_docs', 'blog', SKILLS_FOLDER];

/** Checks all content now and whenever a file of it is saved, and prints the problems when they are others than before. */
export function watchContent(siteDir: string): void {
  let told = '';
  let isChecking = false;
  let isStale = false;
  const update = async (): Promise<void> => {
    isStale = true;
    if (isChecking) return;
    isChecking = true;
    while (isStale) {
      isStale = false;
      const problems = (await spawnCheck(siteDir, ['pages', 'samples'])).join('\n');
      if (problems !== told) console.error(problems || 'The content has no more problems.');
      told = problems;
    }
    isChecking = false;
  };
  for (const folder of CONTENT.map((name) => join(siteDir, name)).filter(existsSync))
    watch(folder, {recursive: true}, () => void update());
  void update();
}
