import type {PluggableList} from 'unified';
import {loadSurface} from '../library/surface/loadSurface.ts';
import {remarkApi} from './api/remarkApi.ts';
import {remarkClosedBlocks} from './blocks/remarkClosedBlocks.ts';
import {remarkKnownNotes} from './blocks/remarkKnownNotes.ts';
import {remarkCheckedSamples} from './checked/remarkCheckedSamples.ts';
import {remarkDiagrams} from './diagram/remarkDiagrams.ts';
import {loadErrors} from '../library/errors/loadErrors.ts';
import {remarkErrorFinder} from './errors/remarkErrorFinder.ts';
import {remarkErrorTable} from './errors/remarkErrorTable.ts';
import {neededPatch} from './highlight/neededPatch.ts';
import {remarkHeadings} from './headings/remarkHeadings.ts';
import {remarkHighlight} from './highlight/remarkHighlight.ts';
import {latestPost} from './home/latestPost.ts';
import {remarkSiteFacts} from './home/remarkSiteFacts.ts';
import {remarkInstall} from './install/remarkInstall.ts';
import {remarkKnownComponents} from './mark/remarkKnownComponents.ts';
import {remarkNoCode} from './mark/remarkNoCode.ts';
import {remarkStrayMarks} from './mark/remarkStrayMarks.ts';
import {remarkSample} from './sample/remarkSample.ts';
import {rehypeTableRegion} from './table/rehypeTableRegion.ts';
import {remarkTabs} from './tabs/remarkTabs.ts';
import {readReport} from '../samples/report.ts';

const report = readReport(process.cwd());

/**
 * Steps that run before those of Docusaurus: marks become code and tables, then code becomes frames.
 *
 * Docusaurus would hand a code block that it still finds to a highlighter in the browser.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  remarkClosedBlocks,
  remarkTabs,
  remarkDiagrams,
  [
    remarkSiteFacts,
    {samples: () => report?.totals.samples, latestPost: () => latestPost(process.cwd())},
  ],
  remarkInstall,
  remarkSample,
  [remarkErrorTable, {errorsOf: loadErrors}],
  [remarkApi, {surfaceOf: loadSurface}],
  remarkStrayMarks,
  remarkNoCode,
  remarkKnownNotes,
  remarkKnownComponents,
  remarkHeadings,
  [remarkErrorFinder, {errorsOf: loadErrors}],
  [remarkHighlight, {needsOf: neededPatch(process.cwd())}],
  [remarkCheckedSamples, {reportOf: (path: string) => report?.perPage[path]}],
];

/** Steps on the finished HTML. */
export const rehypePlugins: PluggableList = [rehypeTableRegion];
