import path from 'node:path';
import {visit} from 'unist-util-visit';
import {cutRegion, noSample, samplePath} from './fence/sampleFile.ts';
import type {SampleFile} from './modules.ts';
import type {Page} from './page.ts';
import {type Problem, problemIn} from './problem.ts';
import {readAttributes} from './readAttributes.ts';
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
  const found: SampleMarks = {shown: [], named: [], problems: []};
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Sample') return;
    const {line = 1, column = 1} = node.position?.start ?? {};
    try {
      const {required, optional} = readAttributes(node, ['file', 'part', 'title', 'first']);
      const name = samplePath(page.path, required('file'));
      const file = files.get(name);
      if (!file) throw noSample(name);
      found.named.push(file.path);
      const part = optional('part');
      const code = part === undefined ? file.text : cutRegion(file, part);
      found.shown.push({file: file.path, line, code});
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      found.problems.push({file: page.path, line, column, message: error.message});
    }
  });
  return found;
}

/** Names the sample files that no page of their folder shows. */
export function findOrphans(files: Iterable<SampleFile>, named: ReadonlySet<string>): Problem[] {
  return [...files]
    .filter((file) => !named.has(file.path))
    .map(({path: file}) =>
      problemIn(
        file,
        `No page of its folder shows this file. Show it with <Sample file="${path.posix.basename(file)}" /> or delete it.`,
      ),
    );
}
