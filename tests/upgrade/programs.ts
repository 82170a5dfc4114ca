import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collectBlocks} from 'mdx-samples/blocks';
import {buildModules, sampleFileModule, type SampleModule} from 'mdx-samples/modules';
import {filesIn, readContent} from '@site/src/checks/content.ts';
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

/** Where the programs are that were written to be upgraded. */
export const fixtures = 'tests/upgrade/fixtures';

/** The programs that were written to be upgraded, each in a folder that begins with its version. */
export function programsOf(version: string): readonly SampleModule[] {
  return filesIn(root, fixtures)
    .filter((file) => file.startsWith(`${fixtures}/${version}-`) && /\.[jt]sx?$/.test(file))
    .map((file) =>
      sampleFileModule({path: file, version, text: readFileSync(path.join(root, file), 'utf8')}),
    );
}
