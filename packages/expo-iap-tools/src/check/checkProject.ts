import {resolve} from 'node:path';
import {compareSides} from '../compile/compareSides.ts';
import {pageAddress} from '../data/site.ts';
import type {Ignoring} from '../ignored/ignoring.ts';
import {type Ignored, leaveOut} from '../ignored/leaveOut.ts';
import {openProject} from '../project/openProject.ts';
import type {Skipped} from '../project/readSources.ts';
import {tooDeep} from '../project/tooDeep.ts';
import type {Release} from '../release/release.ts';
import {comparePlaces} from '../scan/findings.ts';
import {showProgress} from '../terminal/progress.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {type CheckedSources, checkSources} from './checkSources.ts';
import {ruleNames} from './describeFindings.ts';
import type {CheckFinding} from './finding.ts';

/** What a check of a project shows. Names of files are relative to where the command was called. */
export type CheckReport = Omit<CheckedSources, 'deep'> & {
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
  const open = openProject(named, {cwd, stderr});
  const {project, files, needed, asked, pathOf, isAsked, inCall} = open;
  const checked = checkSources(needed, release);
  const skipped = [...open.skipped, ...inCall(tooDeep(checked.deep))];
  open.done();
  const compiling = showProgress('Compiling with your TypeScript …', stderr);
  const compiled = compareSides({
    project,
    sides: ['any', release.patch],
    files: new Set(checked.reached.map(pathOf)),
    alone: true,
  });
  compiling();
  const own = inCall(checked.findings);
  const told = new Set(own.map(({file, line}) => `${file}:${line}`));
  const others = ('reason' in compiled ? [] : compiled.refused)
    .filter(({file, line}) => isAsked(resolve(project.cwd, file)) && !told.has(`${file}:${line}`))
    .map(({code, message, ...place}): CheckFinding => ({
      ...place,
      rule: 'does-not-compile',
      message: `${code}: ${message}`,
      link: pageAddress(release.version, 'api/types'),
    }));
  const mistakes = inCall(checked.mistakes);
  const isCompiled = !('reason' in compiled);
  const {kept: findings, ignored} = leaveOut([...own, ...others].toSorted(comparePlaces), {
    sources: asked,
    idOf: ({rule}) => rule,
    canFind: (id) => Object.hasOwn(ruleNames, id) && (isCompiled || id !== 'does-not-compile'),
    unread: new Set([...mistakes, ...skipped].map(({file}) => file)),
    ...{ignoring, folder: project.cwd, paths: project.paths},
  });
  return {
    ...{findings, ignored, mistakes, skipped},
    reached: inCall(checked.reached.map((file) => ({file}))).map(({file}) => file),
    read: files.length,
    compiled:
      'reason' in compiled
        ? `Not compiled: ${compiled.reason}`
        : `Compiled with ${compiled.compiler}.`,
  };
}
