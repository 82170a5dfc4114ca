import path from 'node:path';
import {readAttributes} from '../markdown/mark/readAttributes.ts';
import type {SampleFile} from './modules.ts';
import {cutRegion} from '../markdown/fence/cutRegion.ts';
import type {Page} from '../markdown/page.ts';
import type {Problem} from '../markdown/problem.ts';
import {readMarks, type Mark} from './readMarks.ts';
import type {ShownSample} from './report.ts';

/** What the Sample marks of a page show, and those that show nothing. */
export type SampleMarks = {
  readonly shown: ShownSample[];
  /** Files that the page means to show. */
  readonly named: string[];
  readonly problems: Problem[];
};

/** Reads the Sample marks of a page; the file must be in the folder beside it and the part in the file. */
export function findSampleMarks(page: Page, files: ReadonlyMap<string, SampleFile>): SampleMarks {
  const shown: ShownSample[] = [];
  const named: string[] = [];
  const problems: Problem[] = [];
  for (const mark of readMarks(page, ['Sample'])) {
    try {
      const {file, part} = readSample(page.path, mark, files);
      named.push(file.path);
      const code = part === undefined ? file.text : cutRegion(file, part);
      shown.push({file: file.path, line: mark.line, code});
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problems.push({
        file: page.path,
        line: mark.line,
        column: mark.column,
        message: error.message,
      });
    }
  }
  return {shown, named, problems};
}

function readSample(
  page: string,
  {node}: Mark,
  files: ReadonlyMap<string, SampleFile>,
): {file: SampleFile; part: string | undefined} {
  const attributes = readAttributes(node, ['file', 'part']);
  const name = attributes.required('file');
  const folder = `${path.posix.dirname(page)}/_samples`;
  const file = files.get(`${folder}/${name}`);
  if (!file) throw new Error(`<Sample file="${name}"> finds no file ${folder}/${name}.`);
  return {file, part: attributes.optional('part')};
}

/** Names the sample files that no page of their folder shows. */
export function findOrphans(files: Iterable<SampleFile>, named: ReadonlySet<string>): Problem[] {
  return [...files]
    .filter((file) => !named.has(file.path))
    .map((file) => ({
      file: file.path,
      line: 1,
      column: 1,
      message: `No page of its folder shows this file. Show it with <Sample file="${path.posix.basename(file.path)}" /> or delete it.`,
    }));
}
