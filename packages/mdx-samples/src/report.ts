import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {hashBlock} from './fence/block.ts';
import {partKey} from './fence/sampleFile.ts';
import type {BuiltBlock} from './modules.ts';

const checkedBlock = v.object({
  /** Line of the fence, or of the mark that shows a file. */
  line: v.number(),
  hash: v.string(),
  /** The patch that this block needs when the first one of its version does not compile it. */
  needs: v.optional(v.string()),
  /** For a part of a file: what it needs to compile by itself. */
  context: v.optional(v.string()),
});

const pageReport = v.object({
  package: v.string(),
  patch: v.string(),
  checked: v.number(),
  blocks: v.array(checkedBlock),
});

const sampleTotals = v.object({
  pages: v.number(),
  checked: v.number(),
  /** Blocks and whole files, each counted once however often it is shown. */
  samples: v.number(),
  optOuts: v.number(),
  problems: v.number(),
});

/** A block that was compiled, as the site needs it for its badge. */
export type CheckedBlock = v.InferOutput<typeof checkedBlock>;

/** What was compiled on one page. */
export type PageReport = v.InferOutput<typeof pageReport>;

/** Numbers of all pages together. */
export type SampleTotals = v.InferOutput<typeof sampleTotals>;

/** What the sample compiler hands to the build of the site. */
export type SampleReport = {
  readonly perPage: Readonly<Record<string, PageReport>>;
  readonly totals: SampleTotals;
};

const pagesFolder = (folder: string): string => path.join(folder, 'pages');

/** Where the numbers of all pages are in the folder of a report. */
export const totalsFile = (folder: string): string => path.join(folder, 'totals.json');

/** Where the report of a page is. Each page has a file, so that a changed sample concerns no other page. */
export const pageReportFile = (folder: string, page: string): string =>
  path.join(pagesFolder(folder), `${page}.json`);

/** Reads what the last check found on a page; nothing when there is no report. */
export const readPageReport = (file: string): PageReport | undefined => readPart(file, pageReport);

/** Reads the numbers of the last check; nothing when there is none. */
export const readTotals = (file: string): SampleTotals | undefined => readPart(file, sampleTotals);

function readPart<Part>(file: string, schema: v.GenericSchema<Part>): Part | undefined {
  if (!existsSync(file)) return undefined;
  const part = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (part.success) return part.output;
  throw new Error(`${file} is not a sample report. Delete it and check the samples again.`);
}

/** Where a report goes, and what writes a file there, together with the folders above it. */
export type ReportTarget = {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
};

/** Writes the report, and removes what an earlier one says about pages that are gone. */
export function writeReport({folder, write}: ReportTarget, {perPage, totals}: SampleReport): void {
  const written = new Set(Object.keys(perPage).map((page) => pageReportFile(folder, page)));
  for (const [page, report] of Object.entries(perPage))
    write(pageReportFile(folder, page), toText(report));
  for (const file of jsonFilesIn(pagesFolder(folder))) if (!written.has(file)) rmSync(file);
  write(totalsFile(folder), toText(totals));
}

const toText = (part: PageReport | SampleTotals): string => `${JSON.stringify(part, null, 2)}\n`;

function jsonFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
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
  /** The versions, each with the name under which its release is installed. */
  readonly versions: readonly {
    readonly version: string;
    readonly package: string;
    readonly patch: string;
  }[];
  /** The patch that a module needs, by the version and the name of the module. */
  readonly needs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What parts of sample files need to compile on their own, by their keys. */
  readonly contexts: Readonly<Record<string, string>>;
  readonly optOuts: number;
  readonly problems: number;
};

/** Puts together what the site needs to say about the samples of each page. */
export function buildReport(
  pages: readonly PageSamples[],
  {versions, needs, contexts, optOuts, problems}: ReportFacts,
): SampleReport {
  const perPage: Record<string, PageReport> = {};
  for (const {page, built, shown} of pages) {
    const version = versions.find((entry) => entry.version === page.version);
    if (!version || built.length + shown.length === 0) continue;
    const blocks = [
      ...built.map(({block, module}) => ({
        line: block.fence.line,
        hash: hashBlock(block.language, block.meta, block.code),
        needs: needs.get(module.version)?.get(module.fileName),
      })),
      ...shown.map(({line, code, file}) => ({
        line,
        hash: hashBlock('tsx', '', code),
        needs: needs.get(page.version)?.get(file),
        context: contexts[partKey(file, code)],
      })),
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
