import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {PageReport} from '../../samples/report.ts';
import {flowElement, text} from '../../markdown/nodes.ts';
import {pagePath} from '../../markdown/pagePath.ts';

/** Where the step learns what was checked on a page. */
export type CheckedOptions = {readonly reportOf: (path: string) => PageReport | undefined};

/** Ends a page with the number of its samples that were compiled, and against which release. */
export const remarkCheckedSamples: Plugin<[CheckedOptions], Root> =
  ({reportOf}) =>
  (tree, file) => {
    const report = reportOf(pagePath(file));
    if (!report || report.checked === 0) return;
    const sentence = {type: 'paragraph' as const, children: [text(checkedSentence(report))]};
    tree.children.push(flowElement('div', {className: 'checked-samples'}, [sentence]));
  };

/** Says how many samples were compiled against which release, and when that release is only a record of ours. */
export function checkedSentence({checked, package: source, patch}: PageReport): string {
  const samples =
    checked === 1 ? 'The sample on this page is' : `All ${checked} samples on this page are`;
  const release = source.startsWith('src/')
    ? `our type record of expo-iap ${patch}`
    : `expo-iap ${patch}`;
  return `${samples} compiled against ${release}, on every build of this site.`;
}
