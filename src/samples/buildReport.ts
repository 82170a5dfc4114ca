import type {DocsVersion} from '../site/versions.ts';
import {hashBlock} from '../markdown/fence/hashBlock.ts';
import type {ReadPage} from './readPages.ts';
import type {CheckedBlock, PageReport, SampleReport} from './report.ts';

/** What the report is made of besides the pages. */
export type ReportFacts = {
  readonly versions: readonly DocsVersion[];
  /** The patch that a module needs, by the version and the name of the module. */
  readonly needs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly optOuts: number;
  readonly problems: number;
};

/** Puts together what the site needs to say about the samples of each page. */
export function buildReport(
  pages: readonly ReadPage[],
  {versions, needs, optOuts, problems}: ReportFacts,
): SampleReport {
  const perPage: Record<string, PageReport> = {};
  for (const {page, built, shown} of pages) {
    const version = versions.find((entry) => entry.version === page.version);
    if (!version || built.length + shown.length === 0) continue;
    const blocks = [
      ...built.map(({block, module}) =>
        checkedBlock(
          block.fence.line,
          hashBlock(block.language, block.meta, block.code),
          needs.get(module.version)?.get(module.fileName),
        ),
      ),
      ...shown.map(({line, code, file}) =>
        checkedBlock(line, hashBlock('tsx', '', code), needs.get(page.version)?.get(file)),
      ),
    ].sort((a, b) => a.line - b.line);
    const {package: name, patch} = version;
    perPage[page.path] = {package: name, patch, checked: blocks.length, blocks};
  }
  const checked = Object.values(perPage).reduce((sum, page) => sum + page.checked, 0);
  const files = new Set(pages.flatMap(({shown}) => shown.map(({file}) => file)));
  const samples = pages.reduce((sum, {built}) => sum + built.length, files.size);
  return {
    perPage,
    totals: {pages: Object.keys(perPage).length, checked, samples, optOuts, problems},
  };
}

function checkedBlock(line: number, hash: string, needs: string | undefined): CheckedBlock {
  return needs === undefined ? {line, hash} : {line, hash, needs};
}
