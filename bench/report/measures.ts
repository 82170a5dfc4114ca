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
  {name: 'navigation.click', title: 'Click to new content', unit: 'ms'},
  {name: 'navigation.slowClick', title: 'Click to new content, processor 1/4', unit: 'ms'},
  ...['Firefox', 'WebKit'].flatMap((engine): Measure[] => [
    {name: `${engine.toLowerCase()}.paint`, title: `${engine}: first paint`, unit: 'ms'},
    {name: `${engine.toLowerCase()}.text`, title: `${engine}: text complete`, unit: 'ms'},
    {name: `${engine.toLowerCase()}.click`, title: `${engine}: click to new content`, unit: 'ms'},
  ]),
  {name: 'build.cold', title: 'Cold build', unit: 's'},
  {name: 'build.warm', title: 'Warm build, one page edited', unit: 's'},
];

/** Measures that only our site has. */
export const ownMeasures: readonly Measure[] = [
  {name: 'search.first', title: 'First search', unit: 'kB'},
  {name: 'search.next', title: 'Following search', unit: 'kB'},
  {name: 'dev.cold', title: 'Development server, one version, without caches', unit: 's'},
  {name: 'dev.warm', title: 'Development server, one version, with caches', unit: 's'},
  {
    name: 'dev.mistake',
    title: 'Development server: a mistake in a sample until its message',
    unit: 's',
  },
];
