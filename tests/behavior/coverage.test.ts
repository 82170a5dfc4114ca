import {expect, it} from 'vitest';
import {measureCoverage, reportCoverage} from './coverage.ts';
import {shownSamples} from './examples/shownSamples.ts';
import {exceptions} from './exceptions.ts';
import {loadParts} from './part.ts';
import {docsNames, samplesOf} from './samples.ts';

/** Percentage of the samples that must run; raise it with the report. */
const LEAST_SHARE = 95;

const samples = (await Promise.all(docsNames.map(samplesOf))).flat();
const shown = docsNames.flatMap(shownSamples);
const coverage = measureCoverage(samples, await loadParts(), exceptions, shown);
console.info(reportCoverage(coverage));

it('names no sample that does not exist', () => {
  expect(coverage.unknown).toEqual([]);
});

it('runs most of what can run', () => {
  expect(
    (100 * coverage.ran) / coverage.canRun,
    coverage.missing.join('\n'),
  ).toBeGreaterThanOrEqual(LEAST_SHARE);
});

it('finds samples in every docs version, each with its own name', () => {
  const titles = samples.map(({docs, page, name}) => `${docs} ${page} ${name}`);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(samples.map(({docs}) => docs))).toEqual(new Set(docsNames));
});
