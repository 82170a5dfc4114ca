import path from 'node:path';
import {visit} from 'unist-util-visit';
import {cutRegion, noSample, samplePath} from './fence/sampleFile.ts';
import type {SampleFile} from './modules.ts';
import type {Page} from './page.ts';
import {type Problem, problemIn, problemsOf} from './problem.ts';
import {readAttributes} from './readAttributes.ts';
import type {ShownSample} from './report.ts';

/** Reads the Sample marks of a page; the file must be in the folder beside it and the part in the file. */
export function findSampleMarks(page: Page, files: ReadonlyMap<string, SampleFile>) {
  const shown: ShownSample[] = [];
  /** Files that the page means to show. */
  const named: string[] = [];
  const problems: Problem[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Sample') return;
    const {line = 1, column = 1} = node.position?.start ?? {};
    const read = () => {
      const {required, optional} = readAttributes(node, ['file', 'part', 'title', 'first']);
      const name = samplePath(page.path, required('file'));
      const file = files.get(name);
      if (!file) throw noSample(name);
      named.push(file.path);
      const part = optional('part');
      const code = part === undefined ? file.text : cutRegion(file, part);
      shown.push({file: file.path, line, code});
    };
    problems.push(...problemsOf({file: page.path, line, column}, read));
  });
  return {shown, named, problems};
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
