import {join, relative, resolve} from 'node:path';
import {compareSides} from '../compile/compareSides.ts';
import {pageAddress} from '../data/site.ts';
import type {Ignoring} from '../ignored/ignoring.ts';
import {type Ignored, leaveOut} from '../ignored/leaveOut.ts';
import {addAliases} from '../project/addAliases.ts';
import {slashed} from '../project/findProject.ts';
import {listProject} from '../project/listProject.ts';
import {readSources, type Skipped} from '../project/readSources.ts';
import type {Release} from '../release/release.ts';
import {reachOf} from '../scan/program/reach.ts';
import {isPlain} from '../scan/syntax/attempt.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {showProgress} from '../terminal/progress.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {type CheckedSources, checkSources, inOrder} from './checkSources.ts';
import {ruleNames} from './describeFindings.ts';
import type {CheckFinding} from './finding.ts';

/** What a check of a project shows. Names of files are relative to where the command was called. */
export type CheckReport = CheckedSources & {
  readonly ignored: Ignored;
  /** How many files were read. */
  readonly read: number;
  /** Who compiled, or why nobody did. */
  readonly compiled: string;
  /** What was not read, and why. */
  readonly skipped: readonly Skipped[];
};

/** Checks the files of a project, with its own compiler where it has one. */
export function checkProject(
  named: readonly string[],
  release: Release,
  ignoring: Ignoring,
  {cwd, stderr}: Pick<Surroundings, 'cwd' | 'stderr'>,
): CheckReport {
  const {project, listed, all, packages, hidden} = listProject(cwd, named);
  const asked = new Set(listed.sources);
  const done = showProgress(`Reading ${all.sources.length} files …`, stderr);
  const {sources, skipped} = readSources(all.sources, project.root);
  if (sources.length === 0)
    throw new CannotAnswer(`No file below ${project.paths.join(' or ')} has source code.`);
  const files = addAliases(sources, project.root, packages);
  const {needed} = reachOf(files.map((file) => ({...file, plain: isPlain(file.name)})));
  const checked = checkSources(needed, release);
  done();
  const pathOf = (name: string): string => resolve(project.root, name);
  const compiling = showProgress('Compiling with your TypeScript …', stderr);
  const compiled = compareSides({
    project,
    sides: ['any', release.patch],
    files: new Set(checked.reached.map(pathOf)),
    alone: true,
  });
  compiling();
  const show = (name: string): string => slashed(relative(project.cwd, join(project.root, name)));
  const inCall = <Place extends {readonly file: string}>(places: readonly Place[]): Place[] =>
    places
      .filter(({file}) => asked.has(pathOf(file)))
      .map((place) => ({...place, file: show(place.file)}));
  const own = inCall(checked.findings);
  const told = new Set(own.map(({file, line}) => `${file}:${line}`));
  const others = ('reason' in compiled ? [] : compiled.refused)
    .filter(({file, line}) => asked.has(resolve(project.cwd, file)) && !told.has(`${file}:${line}`))
    .map(({code, message, ...place}): CheckFinding => ({
      ...place,
      rule: 'does-not-compile',
      message: `${code}: ${message}`,
      link: pageAddress(release.version, 'api/types'),
    }));
  const mistakes = inCall(checked.mistakes);
  const isCompiled = !('reason' in compiled);
  const {kept: findings, ignored} = leaveOut(inOrder([...own, ...others]), {
    sources: sources.flatMap(({name, text}) =>
      asked.has(pathOf(name)) ? [{name: show(name), text}] : [],
    ),
    idOf: ({rule}) => rule,
    canFind: (id) => Object.hasOwn(ruleNames, id) && (isCompiled || id !== 'does-not-compile'),
    unread: new Set([...mistakes, ...inCall(skipped)].map(({file}) => file)),
    ...{ignoring, folder: project.cwd, paths: project.paths},
  });
  return {
    ...{findings, ignored, mistakes},
    reached: checked.reached.filter((name) => asked.has(pathOf(name))).map(show),
    skipped: [...inCall(skipped), ...hidden],
    read: sources.length,
    compiled:
      'reason' in compiled
        ? `Not compiled: ${compiled.reason}`
        : `Compiled with ${compiled.compiler}.`,
  };
}
