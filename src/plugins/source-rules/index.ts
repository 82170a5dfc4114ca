import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {environment} from '../../site/environment.ts';
import {checkSources} from './checkSources.ts';
import {soundSources} from './soundSources.ts';

/**
 * Reads every page and post before Docusaurus does, and stops with a sentence for each fault, with file and line.
 * Docusaurus would stop at the first one, often without the line, or leave a hole in the page.
 */
export default async function sourceRules({
  siteDir,
  generatedFilesDir,
}: LoadContext): Promise<Plugin> {
  const {onlyVersion} = environment;
  const memory = join(generatedFilesDir, `sound-sources-${onlyVersion ?? 'all'}`);
  const sound = soundSources(siteDir, memory);
  if (!sound.known) {
    const problems = await checkSources(siteDir, onlyVersion);
    if (problems.length > 0)
      throw new Error(`Faults in the sources: ${problems.length}.\n${problems.join('\n')}`);
    sound.remember();
  }
  return {name: 'source-rules'};
}
