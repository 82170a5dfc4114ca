import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {hashBlock} from '../markdown/fence/block.ts';
import type {DocsVersion} from '../site/versions.ts';
import type {BuiltBlock} from './modules.ts';
import {writeWhole} from './writeWhole.ts';

const checkedBlock = v.object({
  /** Line of the fence, or of the mark that shows a file. */
  line: v.number(),
  hash: v.string(),
  /** The patch that this block needs when the first one of its version does not compile it. */
  needs: v.exactOptional(v.string()),
});

const pageReport = v.object({
  package: v.string(),
  patch: v.string(),
  checked: v.number(),
  blocks: v.array(checkedBlock),
});

const sampleReport = v.object({
  perPage: v.record(v.string(), pageReport),
  totals: v.object({
    pages: v.number(),
    checked: v.number(),
    /** Blocks and whole files, each counted once however often it is shown. */
    samples: v.number(),
    optOuts: v.number(),
    problems: v.number(),
  }),
});

/** A block that was compiled, as the site needs it for its badge. */
export type CheckedBlock = v.InferOutput<typeof checkedBlock>;

/** What was compiled on one page. */
export type PageReport = v.InferOutput<typeof pageReport>;

/** What the sample compiler hands to the build of the site. */
export type SampleReport = v.InferOutput<typeof sampleReport>;

/** Where the report is, from the repository's root. */
export const REPORT_FILE = '.cache/samples/report.json';

/** Reads the last report; returns nothing when there is none and fails when it is damaged. */
export function readReport(root: string): SampleReport | undefined {
  const file = path.join(root, REPORT_FILE);
  if (!existsSync(file)) return undefined;
  const report = v.safeParse(sampleReport, JSON.parse(readFileSync(file, 'utf8')));
  if (report.success) return report.output;
  throw new Error(`${REPORT_FILE} is not a sample report. Delete it and run npm run check.`);
}

/** Writes the report where the build of the site looks for it. */
export function writeReport(root: string, report: SampleReport): void {
  writeWhole(path.join(root, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
}

/** A file, or a part of it, that a page shows. */
export type ShownSample = {readonly file: string; readonly line: number; readonly code: string};

/** What a page shows of what was compiled. */
export type PageSamples = {
  readonly page: {readonly path: string; readonly version: string};
  readonly built: readonly BuiltBlock[];
  readonly shown: readonly ShownSample[];
};

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
  pages: readonly PageSamples[],
  {versions, needs, optOuts, problems}: ReportFacts,
): SampleReport {
  const perPage: Record<string, PageReport> = {};
  for (const {page, built, shown} of pages) {
    const version = versions.find((entry) => entry.version === page.version);
    if (!version || built.length + shown.length === 0) continue;
    const blocks = [
      ...built.map(({block, module}) =>
        describeBlock(
          block.fence.line,
          hashBlock(block.language, block.meta, block.code),
          needs.get(module.version)?.get(module.fileName),
        ),
      ),
      ...shown.map(({line, code, file}) =>
        describeBlock(line, hashBlock('tsx', '', code), needs.get(page.version)?.get(file)),
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

function describeBlock(line: number, hash: string, needs: string | undefined): CheckedBlock {
  return needs === undefined ? {line, hash} : {line, hash, needs};
}
