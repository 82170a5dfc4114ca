import {comparedSurfaces, targetSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {factsFor} from 'expo-iap-tools/plan/upgradeFacts';
import {applyEdits, hunksOf} from 'expo-iap-tools/scan/edits';
import type {Finding} from 'expo-iap-tools/scan/findings';
import {scanFiles, type ScanResult} from 'expo-iap-tools/scan/scanFiles';
import type {SampleModule} from 'mdx-samples/modules';
import {releaseOf} from './compiled.ts';

const releases = [...targetSurfaces(), ...comparedSurfaces()];

/** Scans files for an upgrade between the newest releases of two lines. */
export function scan(modules: readonly SampleModule[], from: string, to: string): ScanResult {
  const plan = planUpgrade(releaseOf(from).patch, releaseOf(to).patch, factsFor(to));
  return scanBetween(modules, plan);
}

/** Scans files for one upgrade. */
export function scanBetween(modules: readonly SampleModule[], plan: UpgradePlan): ScanResult {
  const files = modules.map(({fileName, text}) => ({name: fileName, text}));
  return scanFiles(files, {plan, releases});
}

/** The files with some corrections in them. */
export function correct(
  modules: readonly SampleModule[],
  findings: readonly Pick<Finding, 'file' | 'edits'>[],
): readonly SampleModule[] {
  return modules.map((module) => {
    const own = findings.filter(({file}) => file === module.fileName);
    return {
      ...module,
      text: applyEdits(
        module.text,
        own.flatMap(({edits}) => edits ?? []),
      ),
    };
  });
}

/** The line that a line of a corrected file had before. */
export function lineBefore(
  modules: readonly SampleModule[],
  findings: readonly Finding[],
  file: string,
  line: number,
): number {
  const text = modules.find(({fileName}) => fileName === file)?.text ?? '';
  const edits = findings.filter((each) => each.file === file).flatMap((each) => each.edits ?? []);
  const lengths = hunksOf(text, edits).map(({line: start, before, after}) => ({
    start,
    removed: before.length - after.length,
  }));
  return lengths.reduce((at, {start, removed}) => (at >= start + 1 ? at + removed : at), line);
}

/** What has to change or is asked only after the corrections: each of these places is one that a correction made. */
export function madeByCorrections(
  modules: readonly SampleModule[],
  findings: readonly Finding[],
  from: string,
  to: string,
): readonly string[] {
  const corrected = findings.filter(({edits}) => edits);
  const open = new Set(findings.filter(({edits}) => !edits).map(keyOf));
  return scan(correct(modules, corrected), from, to)
    .findings.map((each) => ({
      ...each,
      line: lineBefore(modules, corrected, each.file, each.line),
    }))
    .filter((each) => each.kind !== 'deprecated' && !open.has(keyOf(each)))
    .map((each) => `${keyOf(each)}: ${each.message}`);
}

function keyOf({file, line, kind}: Finding): string {
  return `${file}:${line} ${kind}`;
}
