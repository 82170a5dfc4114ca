import {join, relative, resolve} from 'node:path';
import {addAliases} from 'expo-iap-upgrade/cli/addAliases';
import {slashed} from 'expo-iap-upgrade/cli/findProject';
import {listProject} from 'expo-iap-upgrade/cli/listProject';
import {showProgress} from 'expo-iap-upgrade/cli/progress';
import {readSources, type Skipped} from 'expo-iap-upgrade/cli/readSources';
import type {Surroundings} from 'expo-iap-upgrade/cli/surroundings';
import {reachOf} from 'expo-iap-upgrade/scan/program/reach';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import type {Release} from '../release/release.ts';
import {type CheckedSources, checkSources, inOrder} from './checkSources.ts';
import {compileFindings} from './compileFindings.ts';

/** What a check of a project shows. Names of files are relative to where the command was called. */
export type CheckReport = CheckedSources & {
  /** How many files were read. */
  readonly read: number;
  /** Who compiled, or why nobody did. */
  readonly compiled: string;
  readonly isCompiled: boolean;
  /** What was not read, and why. */
  readonly skipped: readonly Skipped[];
};

/** Checks the files of a project, with its own compiler where it has one. */
export function checkProject(
  named: readonly string[],
  release: Release,
  {cwd, stderr}: Pick<Surroundings, 'cwd' | 'stderr'>,
): CheckReport {
  const {project, listed, all, packages, hidden} = listProject(cwd, named);
  const asked = new Set(listed.sources);
  const done = showProgress(`Reading ${all.sources.length} files …`, stderr);
  const {sources, skipped} = readSources(all.sources, project.root);
  if (sources.length === 0)
    throw new CannotAnswer(`No file below ${project.paths.join(' or ')} has source code.`);
  const files = addAliases(sources, project.root, packages);
  const {needed} = reachOf(files.map((file) => ({...file, plain: /\.[cm]?jsx?$/.test(file.name)})));
  const names = new Set(needed.map(({name}) => name));
  const checked = checkSources(
    files.filter(({name}) => names.has(name)),
    release,
  );
  done();
  const pathOf = (name: string): string => resolve(project.root, name);
  const compiling = showProgress('Compiling with your TypeScript …', stderr);
  const compiled = compileFindings(project, new Set(checked.reached.map(pathOf)), release);
  compiling();
  const show = (name: string): string => slashed(relative(project.cwd, join(project.root, name)));
  const inCall = <Place extends {readonly file: string}>(places: readonly Place[]): Place[] =>
    places
      .filter(({file}) => asked.has(pathOf(file)))
      .map((place) => ({...place, file: show(place.file)}));
  const own = inCall(checked.findings);
  const told = new Set(own.map(({file, line}) => `${file}:${line}`));
  const refused = 'reason' in compiled ? [] : compiled.findings;
  const others = refused.filter(
    ({file, line}) => asked.has(resolve(project.cwd, file)) && !told.has(`${file}:${line}`),
  );
  return {
    findings: inOrder([...own, ...others]),
    reached: checked.reached.filter((name) => asked.has(pathOf(name))).map(show),
    mistakes: inCall(checked.mistakes),
    skipped: [...inCall(skipped), ...hidden],
    read: sources.length,
    compiled:
      'reason' in compiled
        ? `Not compiled: ${compiled.reason}`
        : `Compiled with ${compiled.compiler}.`,
    isCompiled: !('reason' in compiled),
  };
}
