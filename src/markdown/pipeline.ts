import type {PluggableList} from 'unified';
import {loadSurface} from '../library/surface/loadSurface.ts';
import {remarkApi} from './api/remarkApi.ts';
import {remarkCheckedSamples} from './checked/remarkCheckedSamples.ts';
import {loadErrors} from '../library/errors/loadErrors.ts';
import {remarkErrorFinder} from './errors/remarkErrorFinder.ts';
import {remarkErrorTable} from './errors/remarkErrorTable.ts';
import {neededPatch} from './highlight/neededPatch.ts';
import {remarkHighlight} from './highlight/remarkHighlight.ts';
import {latestPost} from './home/latestPost.ts';
import {remarkSiteFacts} from './home/remarkSiteFacts.ts';
import {remarkInstall} from './install/remarkInstall.ts';
import {remarkStrayMarks} from './mark/remarkStrayMarks.ts';
import {remarkSample} from './sample/remarkSample.ts';
import {rehypeTableRegion} from './table/rehypeTableRegion.ts';
import {remarkTabs} from './tabs/remarkTabs.ts';
import {readReport} from '../samples/readReport.ts';

const report = readReport(process.cwd());

/**
 * Steps that run before those of Docusaurus: marks become code and tables, then code becomes frames.
 *
 * Docusaurus would hand a code block that it still finds to a highlighter in the browser.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  remarkTabs,
  [
    remarkSiteFacts,
    {samples: () => report?.totals.samples, latestPost: () => latestPost(process.cwd())},
  ],
  remarkInstall,
  remarkSample,
  [remarkErrorTable, {errorsOf: loadErrors}],
  [remarkApi, {surfaceOf: loadSurface}],
  remarkStrayMarks,
  [remarkErrorFinder, {errorsOf: loadErrors}],
  [remarkHighlight, {needsOf: neededPatch(process.cwd())}],
  [remarkCheckedSamples, {reportOf: (path: string) => report?.perPage[path]}],
];

/** Steps on the finished HTML. */
export const rehypePlugins: PluggableList = [rehypeTableRegion];
