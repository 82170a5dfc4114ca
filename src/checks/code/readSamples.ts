import {type Block, collectBlocks} from 'mdx-samples/blocks';
import {findOrphans, findSampleMarks} from 'mdx-samples/findSampleMarks';
import {buildModules} from 'mdx-samples/modules';
import {type Problem, problemsOf} from 'mdx-samples/problem';
import type {PageSamples} from 'mdx-samples/report';
import type {Page} from '../../markdown/page.ts';
import {isAppFile} from '../../site/playableApps.ts';
import type {Content} from '../content.ts';
import {checkFence} from './fences.ts';

/** A page with its code blocks and the sample files that it shows. */
export type ReadPage = PageSamples & {readonly page: Page; readonly blocks: readonly Block[]};

/** Collects the code of all pages, and what is wrong with it before anything is compiled. */
export function readSamples(
  {pages, sampleFiles}: Content,
  versions: readonly string[],
): {readonly pages: readonly ReadPage[]; readonly problems: readonly Problem[]} {
  const files = new Map(sampleFiles.map((file) => [file.path, file]));
  const named = new Set<string>();
  const problems: Problem[] = [];
  const read = pages.map((page) => {
    const {blocks, problems: unread} = collectBlocks(page);
    // What introduces a package uses it, and samples cannot import it.
    const modules = buildModules(page.path.startsWith('packages/') ? [] : blocks);
    const samples = findSampleMarks(page, files);
    for (const file of samples.named) named.add(file);
    const fences = blocks.flatMap((block) =>
      problemsOf({file: page.path, ...block.fence}, () => checkFence(block, page.kind, versions)),
    );
    problems.push(...unread, ...fences, ...modules.problems, ...samples.problems);
    return {page, blocks, built: modules.built, shown: samples.shown};
  });
  // What an app needs beside the blocks of a page is shown by the app.
  const ofApps = sampleFiles.filter(({path}) => isAppFile(path)).map(({path}) => path);
  const shown = new Set([...named, ...ofApps]);
  return {pages: read, problems: [...problems, ...findOrphans(sampleFiles, shown)]};
}
