import type {PluggableList} from 'unified';
import {remarkHighlight} from '../markdown/highlight/remarkHighlight.ts';
import {rehypeTableRegion} from '../markdown/tables.ts';
import {neededPatch, remarkCheckedSamples} from './checkedSamples.ts';
import {pageSteps} from './steps.ts';

/**
 * Steps that run before those of Docusaurus: marks become code and tables, then code becomes frames.
 *
 * Docusaurus would pass any remaining code block to a highlighter in the browser.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  ...pageSteps,
  [remarkHighlight, {needsOf: neededPatch}],
  remarkCheckedSamples,
];

/** Steps on the finished HTML. */
export const rehypePlugins: PluggableList = [rehypeTableRegion];
