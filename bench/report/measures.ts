import {controls} from '../measure/controls.ts';
import type {Unit} from './measurements.ts';

/** A measure as the report shows it. */
export type Measure = {readonly name: string; readonly title: string; readonly unit: Unit};

/** Measures that are taken on several sites. */
export const siteMeasures: readonly Measure[] = [
  {name: 'view.lcp', title: 'Largest paint', unit: 'ms'},
  {name: 'view.fcp', title: 'First paint', unit: 'ms'},
  {name: 'view.blocking', title: 'Blocking time', unit: 'ms'},
  {name: 'view.shift', title: 'Layout shift', unit: 'number'},
  {name: 'view.bytes', title: 'Bytes before interaction', unit: 'kB'},
  {name: 'view.requests', title: 'Requests before interaction', unit: 'number'},
  {name: 'view.scripts', title: 'Scripts before interaction', unit: 'kB'},
  {name: 'view.earlyScripts', title: 'Scripts requested before the first paint', unit: 'kB'},
  {name: 'lighthouse.intro', title: 'Lighthouse: largest paint, intro', unit: 'ms'},
  {name: 'lighthouse.guide', title: 'Lighthouse: largest paint, guide', unit: 'ms'},
  {name: 'lighthouse.reference', title: 'Lighthouse: largest paint, reference', unit: 'ms'},
  {name: 'bytes.median', title: 'HTML and CSS, median docs page', unit: 'kB'},
  {name: 'bytes.reference', title: 'HTML and CSS, largest reference page', unit: 'kB'},
  {name: 'bytes.styles', title: 'CSS', unit: 'kB'},
  {name: 'bytes.main', title: 'Main and runtime scripts', unit: 'kB'},
  {name: 'navigation.click', title: 'Click to new content', unit: 'ms'},
  {name: 'navigation.slowClick', title: 'Click to new content, processor 1/4', unit: 'ms'},
  ...['Firefox', 'WebKit'].flatMap((engine): Measure[] => [
    {name: `${engine.toLowerCase()}.paint`, title: `${engine}: first paint`, unit: 'ms'},
    {name: `${engine.toLowerCase()}.text`, title: `${engine}: text complete`, unit: 'ms'},
    {name: `${engine.toLowerCase()}.click`, title: `${engine}: click to new content`, unit: 'ms'},
  ]),
  {name: 'build.cold', title: 'Cold build', unit: 's'},
  {name: 'build.cold.memory', title: 'Cold build, peak memory', unit: 'GB'},
  {name: 'build.warm', title: 'Warm build, one page edited', unit: 's'},
  {name: 'growth.build', title: 'Cold build, large corpus', unit: 's'},
  {name: 'growth.build.memory', title: 'Cold build, large corpus, peak memory', unit: 'GB'},
  {
    name: 'growth.perPage',
    title: 'Extra bytes in every visit for each additional docs page',
    unit: 'bytes',
  },
];

/** Measures that only our site has. */
export const ownMeasures: readonly Measure[] = [
  ...controls.flatMap((control) => [
    {
      name: `taps.${control}.atOnce`,
      title: `Tap on ${control}, as soon as it is there`,
      unit: 'ms' as const,
    },
    {
      name: `taps.${control}.idle`,
      title: `Tap on ${control}, when all is idle`,
      unit: 'ms' as const,
    },
  ]),
  {
    name: 'bytes.firstParagraph',
    title: 'Longest way to the first paragraph of a docs page',
    unit: 'kB',
  },
  {name: 'bytes.largest', title: 'Largest docs page', unit: 'kB'},
  {name: 'build.compress', title: 'Brotli and gzip copies of a build', unit: 's'},
  {name: 'search.first', title: 'First search', unit: 'kB'},
  {name: 'search.firstLarge', title: 'First search, large corpus', unit: 'kB'},
  {name: 'search.next', title: 'Following search', unit: 'kB'},
  {name: 'search.nextLarge', title: 'Following search, large corpus', unit: 'kB'},
  {name: 'dev.cold', title: 'Development server, one version, without caches', unit: 's'},
  {name: 'dev.warm', title: 'Development server, one version, with caches', unit: 's'},
  {
    name: 'dev.mistake',
    title: 'Development server: a mistake in a sample until its message',
    unit: 's',
  },
];
