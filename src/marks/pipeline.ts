import type {PluggableList} from 'unified';
import {remarkClosedBlocks, remarkKnownNotes} from '../markdown/blocks.ts';
import {remarkKnownElements, remarkNoCode} from '../markdown/elements.ts';
import {remarkHeadings} from '../markdown/headings.ts';
import {remarkHighlight} from '../markdown/highlight/remarkHighlight.ts';
import {rehypeTableRegion} from '../markdown/tables.ts';
import {neededPatch, remarkCheckedSamples} from './checkedSamples.ts';
import {remarkErrorFinder} from './errorFinder.ts';
import {remarkIndexTools} from './indexTools.ts';
import {plainElements} from './plainElements.ts';
import {marks} from './registry.ts';
import {remarkMarks} from './remarkMarks.ts';
import {remarkScenarios} from './remarkScenarios.ts';

/** The steps that turn marks into Markdown, for pages and for their twins. */
export const markSteps: PluggableList = [remarkClosedBlocks, remarkMarks];

const components = marks.filter(({isComponent}) => isComponent).map(({name}) => name);

/**
 * Steps that run before those of Docusaurus: marks become code and tables, then code becomes frames.
 *
 * Docusaurus would pass any remaining code block to a highlighter in the browser.
 */
export const beforeDefaultRemarkPlugins: PluggableList = [
  ...markSteps,
  remarkNoCode,
  remarkKnownNotes,
  [remarkKnownElements, {known: [...components, ...Object.keys(plainElements)]}],
  remarkScenarios,
  remarkHeadings,
  remarkErrorFinder,
  remarkIndexTools,
  [remarkHighlight, {needsOf: neededPatch}],
  remarkCheckedSamples,
];

/** Steps on the finished HTML. */
export const rehypePlugins: PluggableList = [rehypeTableRegion];
