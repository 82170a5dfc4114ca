import {buildModules, type BuiltBlock} from './buildModules.ts';
import {collectBlocks, type Block} from './collectBlocks.ts';
import {collectSampleFiles, type SampleFile} from './collectSampleFiles.ts';
import {findOrphans, findSampleMarks, type ShownSample} from './findSampleMarks.ts';
import {folderOf, type VersionFolders} from '../site/versions.ts';
import {listPages} from './listPages.ts';
import {parsePage, type Page} from './parsePage.ts';
import type {Problem} from './problem.ts';

/** A page with everything on it that can be checked. */
export type ReadPage = {
  readonly page: Page;
  readonly blocks: readonly Block[];
  readonly built: readonly BuiltBlock[];
  readonly shown: readonly ShownSample[];
};

/** All pages and sample files, and what is wrong with them before anything is compiled. */
export type ReadPages = {
  readonly pages: readonly ReadPage[];
  readonly sampleFiles: readonly SampleFile[];
  readonly problems: readonly Problem[];
};

/** Reads all pages and the samples beside them. */
export function readPages(root: string, folders: VersionFolders): ReadPages {
  const versions = [folders.current, ...folders.cut];
  const sampleFiles = [
    ...collectSampleFiles(root, 'docs', folders.current),
    ...folders.cut.flatMap((version) =>
      collectSampleFiles(root, folderOf(version, folders.cut), version),
    ),
    ...collectSampleFiles(root, 'blog', folders.latest),
  ];
  const byPath = new Map(sampleFiles.map((file) => [file.path, file]));
  const problems: Problem[] = [];
  const pages: ReadPage[] = [];
  const named = new Set<string>();
  for (const source of listPages(root, folders)) {
    const page = parsePage(source);
    if (!('tree' in page)) {
      problems.push(page);
      continue;
    }
    const collected = collectBlocks(page, versions);
    const modules = buildModules(collected.blocks);
    const samples = findSampleMarks(page, byPath);
    problems.push(...collected.problems, ...modules.problems, ...samples.problems);
    for (const file of samples.named) named.add(file);
    pages.push({page, blocks: collected.blocks, built: modules.built, shown: samples.shown});
  }
  return {pages, sampleFiles, problems: [...problems, ...findOrphans(sampleFiles, named)]};
}
