import {join, relative, resolve} from 'node:path';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {addAliases} from './addAliases.ts';
import type {Arguments} from './arguments.ts';
import {CannotLook} from './cannotLook.ts';
import type {Choice} from './chooseUpgrade.ts';
import {correctSources} from './correctSources.ts';
import {type Project, slashed} from './findProject.ts';
import type {Listed} from './listFiles.ts';
import {lookThrough} from './lookThrough.ts';
import {showProgress} from './progress.ts';
import {readSources, type Skipped, type Source} from './readSources.ts';
import {refuseDirtyTree} from './refuseDirtyTree.ts';
import type {Report, Verified} from './report.ts';
import {stepsOf} from './stepsOf.ts';
import {countOf} from './summaryOf.ts';
import type {Output} from './surroundings.ts';
import {verifyProject} from './verify/verifyProject.ts';
import type {WorkspacePackages} from './workspacePackages.ts';
import {changedSources, writeSources} from './writeSources.ts';

/** What is looked at. */
type Task = {
  readonly asked: Pick<Arguments, 'fix' | 'dryRun' | 'force' | 'verify'>;
  readonly project: Project;
  /** The files that findings are about. */
  readonly listed: Listed;
  /** The whole project, without which those could not be understood. */
  readonly all: Listed;
  readonly choice: Choice;
  readonly packages: WorkspacePackages;
  readonly hidden: readonly Skipped[];
};

/** What there is to say, and the files before and after their correction. */
type Looked = {
  readonly report: Report;
  readonly before: readonly Source[];
  readonly after: readonly Source[];
  /** Names a file relative to where the command was called. */
  readonly show: (name: string) => string;
};

/** Reads a project, corrects it where that is asked for, and says what is left. */
export function lookAt(
  {asked, project, listed, all, choice, packages, hidden}: Task,
  stderr: Output,
): Looked {
  const plan = planUpgrade(choice.from, choice.to, upgradeFacts);
  const done = showProgress(`Reading ${countOf(all.sources.length, 'file')} …`, stderr);
  const {sources, skipped: unread} = readSources(all.sources, project.root);
  const paths = new Set(listed.sources);
  const isAsked = (name: string): boolean => paths.has(resolve(project.root, name));
  const skipped = unread.filter(({file}) => isAsked(file));
  const count = sources.filter(({name}) => isAsked(name)).length;
  if (count === 0) throw nothingRead(project, skipped);
  const before = addAliases(sources, project.root, packages);
  const corrected = asked.fix ? correctSources(before, plan, isAsked) : undefined;
  const after = corrected?.sources ?? before;
  const found = corrected?.look ?? lookThrough(before, plan);
  done();
  if (asked.fix && !asked.dryRun) {
    const written = changedSources(before, after).map(({before: {path}}) => path);
    if (!asked.force) refuseDirtyTree(project.folder, written);
    writeSources(before, after);
  }
  const show = (name: string): string => slashed(relative(project.cwd, join(project.root, name)));
  const named = <Place extends {readonly file: string}>(places: readonly Place[]): Place[] =>
    places.filter(({file}) => isAsked(file)).map((place) => ({...place, file: show(place.file)}));
  const findings = named(found.findings);
  const places = [...(corrected?.places ?? [])].map(([file, count]) => ({file, places: count}));
  const report: Report = {
    ...{plan, notes: choice.notes, findings, steps: stepsOf(findings, plan)},
    lineOf: makeLineFinder(after, show),
    ...{asked: count, read: found.read, reached: found.reached, isUsed: found.isUsed},
    skipped: [...named([...skipped, ...found.skipped]), ...hidden],
    mistakes: named(found.mistakes),
    unfollowed: named(found.unfollowed),
    fixed: named(places),
    untouched: named(corrected?.untouched ?? []),
    ...(asked.verify && {
      verified: verify({project, choice, findings, files: listed.sources}, stderr),
    }),
  };
  return {report, before, after, show};
}

function verify(task: Parameters<typeof verifyProject>[0], stderr: Output): Verified {
  const done = showProgress('Compiling with both releases …', stderr);
  const verified = verifyProject(task);
  done();
  return verified;
}

function nothingRead({paths}: Project, skipped: readonly Skipped[]): CannotLook {
  const [first] = skipped;
  const where = paths.join(' or ');
  return new CannotLook(
    first
      ? `None of the files below ${where} could be read; ${first.file} ${first.reason}.`
      : `No file below ${where} has source code.`,
  );
}

function makeLineFinder(
  sources: readonly Source[],
  show: (name: string) => string,
): Report['lineOf'] {
  const texts = new Map(sources.map(({name, text}) => [show(name), text]));
  const lines = new Map<string, readonly string[]>();
  return (file, line) => {
    const own = lines.get(file) ?? (texts.get(file) ?? '').split(/\r?\n/);
    lines.set(file, own);
    return own[line - 1] ?? '';
  };
}
