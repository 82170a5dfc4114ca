import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ShownSample} from './examples/shownSamples.ts';
import {isFor, type Part} from './part.ts';
import {scenariosOn} from './playVersion.ts';
import {root, type Sample} from './samples.ts';

/** A sample that could run and does not, and why. */
export type Exception = {
  readonly page: string;
  readonly sample: string;
  /** Docs versions that it is true for; all without it. */
  readonly docs?: readonly string[];
  readonly reason: string;
};

/** What the behavior tests run. */
export type Coverage = {
  readonly canRun: number;
  readonly ran: number;
  readonly scenarios: number;
  readonly exceptions: readonly string[];
  /** Samples that nobody mentions. */
  readonly missing: readonly string[];
  /** Parts and exceptions that name no sample. */
  readonly unknown: readonly string[];
};

export function measureCoverage(
  samples: readonly Sample[],
  parts: readonly Part[],
  exceptions: readonly Exception[],
  shown: readonly ShownSample[],
): Coverage {
  const running = samples.filter((sample) => parts.some((part) => isFor(part, sample)));
  const others = samples.filter((sample) => !running.includes(sample));
  const excused = others.flatMap((sample) => {
    const reason = exceptions.find((one) => isFor(one, sample))?.reason;
    return reason === undefined ? [] : [{sample, reason}];
  });
  const scenarios = running.flatMap((sample) =>
    parts
      .filter((part) => isFor(part, sample))
      .flatMap(({role}) =>
        (['ios', 'android'] as const).flatMap((platform) => scenariosOn(role, platform)),
      ),
  );
  return {
    canRun: samples.length + shown.length,
    ran: running.length + shown.filter(({runs}) => runs).length,
    scenarios: scenarios.length,
    exceptions: excused.map(({sample, reason}) => `${title(sample)}: ${reason}`),
    missing: [
      ...others.filter((one) => !excused.some(({sample}) => sample === one)).map(title),
      ...shown.filter(({runs}) => !runs).map((one) => one.title),
    ],
    unknown: [...parts, ...exceptions]
      .filter((one) => !samples.some((sample) => isFor(one, sample)))
      .map(({page, sample}) => `${page} "${sample}"`),
  };
}

/** Writes the report for people and programs, and returns it as one line. */
export function reportCoverage(coverage: Coverage): string {
  const folder = path.join(root, '.cache');
  mkdirSync(folder, {recursive: true});
  const text = `${JSON.stringify(coverage, null, 2)}\n`;
  writeFileSync(path.join(folder, 'behavior-report.json'), text);
  const {canRun, ran, scenarios, exceptions} = coverage;
  const share = Math.round((100 * ran) / canRun);
  return `${ran} of ${canRun} samples run (${share} %) in ${scenarios} scenarios; ${exceptions.length} are excused.`;
}

function title({docs, page, name, place}: Sample): string {
  return `${docs} ${page} "${name}" (${place})`;
}
