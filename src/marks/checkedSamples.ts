import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import type {Root} from 'mdast';
import type {CheckedPlace} from 'mdx-samples/fence/checkedPlace';
import type {CheckedBlock, PageReport} from 'mdx-samples/report';
import type {Plugin} from 'unified';
import type {HighlightOptions} from '../markdown/highlight/remarkHighlight.ts';
import {flowElement, text} from '../markdown/nodes.ts';
import type {PageFile} from '../markdown/pageFile.ts';
import {markPage, type MarkSources, realSources} from './markPage.ts';

/** Looks up which patch a block needs in what the last sample check found; without a check, none. */
export const neededPatch: HighlightOptions['needsOf'] = (page, place) =>
  checkedBlock(page, place)?.needs;

/** Looks up what the last sample check found out about a block. */
export function checkedBlock(page: PageFile, place: CheckedPlace): CheckedBlock | undefined {
  return checkedIn(markPage(page).report(), place);
}

/** What a report says about a block, if exactly this block was checked in this place. */
export function checkedIn(
  report: PageReport | undefined,
  {line, hash}: CheckedPlace,
): CheckedBlock | undefined {
  const blocks = report?.blocks ?? [];
  return blocks.find((block) => block.line === line && block.hash === hash);
}

/** Ends a page with the number of its samples that were compiled, and against which release. */
export const remarkCheckedSamples: Plugin<[MarkSources?], Root> =
  (sources = realSources) =>
  (tree, file) => {
    const report = markPage(file, sources).report();
    if (!report || report.checked === 0) return;
    const sentence = {type: 'paragraph' as const, children: [text(checkedSentence(report))]};
    tree.children.push(flowElement('div', {className: 'checked-samples'}, [sentence]));
  };

/** Says how many samples were compiled against which release, and when that release is only a record of ours. */
export function checkedSentence({checked, package: source, patch}: PageReport): string {
  const one = checked === 1 ? 'The sample' : undefined;
  const samples = one ?? (checked === 2 ? 'Both samples' : `All ${checked} samples`);
  const release = isTypeRecord({patch, package: source})
    ? `our type record of expo-iap ${patch}`
    : `expo-iap ${patch}`;
  return `${samples} on this page ${one ? 'is' : 'are'} compiled against ${release}, on every build of this site.`;
}
