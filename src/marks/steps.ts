import type {PluggableList} from 'unified';
import {remarkClosedBlocks, remarkKnownNotes} from '../markdown/blocks.ts';
import {remarkKnownElements, remarkNoCode} from '../markdown/elements.ts';
import {remarkReadableFences} from '../markdown/fence/remarkReadableFences.ts';
import {remarkHeadings} from '../markdown/headings.ts';
import {remarkErrorFinder} from './errorFinder.ts';
import {remarkIndexTools} from './indexTools.ts';
import {plainElements} from './plainElements.ts';
import {marks} from './registry.ts';
import {remarkMarks} from './remarkMarks.ts';
import {remarkScenarios} from './remarkScenarios.ts';
import {remarkTicks} from './remarkTicks.ts';

/** The steps that turn marks into Markdown, for pages and for their twins. */
export const markSteps: PluggableList = [remarkClosedBlocks, remarkMarks];

const components = marks.filter(({isComponent}) => isComponent).map(({name}) => name);

/** The steps that give a page its headings, links and elements: all of a page but the code blocks. */
export const pageSteps: PluggableList = [
  ...markSteps,
  remarkNoCode,
  remarkKnownNotes,
  [remarkKnownElements, {known: [...components, ...Object.keys(plainElements)]}],
  remarkScenarios,
  remarkHeadings,
  remarkErrorFinder,
  remarkIndexTools,
  remarkTicks,
];

/**
 * The steps for a check: they find every mistake that stops a page, and leave what links lead to. Coloring code and
 * looking up what other code it needs find none, but take a compiler and most of the time.
 */
export const checkSteps: PluggableList = [...pageSteps, remarkReadableFences];
