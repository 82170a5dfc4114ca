import {collectBlocks} from 'mdx-samples/blocks';
import {buildModules, sampleFileModule, type SampleModule} from 'mdx-samples/modules';
import {readContent} from '@site/src/checks/content.ts';
import {compiledUpgradeSamples, readUpgradeSamples} from '@site/src/checks/upgradeSamples.ts';
import {root} from './compiled.ts';

/** All samples of a docs version, as files. */
export async function samplesOf(version: string): Promise<readonly SampleModule[]> {
  const {pages, sampleFiles} = await readContent(root);
  const blocks = pages.flatMap((page) =>
    buildModules(collectBlocks(page).blocks).built.map(({module}) => module),
  );
  const files = [...sampleFiles, ...compiledUpgradeSamples(readUpgradeSamples(root))];
  return [...blocks, ...files.map(sampleFileModule)].filter((module) => module.version === version);
}
