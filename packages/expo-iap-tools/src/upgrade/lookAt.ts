import {join, relative, resolve} from 'node:path';
import {ruleNames} from '../check/describeFindings.ts';
import type {Arguments} from '../command/upgradeArguments.ts';
import {compareSides} from '../compile/compareSides.ts';
import {configFindings} from '../config/configFindings.ts';
import {correctSources} from '../fix/correctSources.ts';
import {refuseDirtyTree} from '../fix/refuseDirtyTree.ts';
import {changedSources, writeSources} from '../fix/writeSources.ts';
import {leaveOut} from '../ignored/leaveOut.ts';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {factsFor} from '../plan/upgradeFacts.ts';
import {addAliases} from '../project/addAliases.ts';
import {type Project, slashed} from '../project/findProject.ts';
import type {Listed} from '../project/listFiles.ts';
import {readSources, type Skipped, type Source} from '../project/readSources.ts';
import type {WorkspacePackages} from '../project/workspacePackages.ts';
import type {Report, Verified} from '../report/report.ts';
import {refuseUnknown, stepOf, stepsOf} from '../report/stepsOf.ts';
import {countOf} from '../report/summaryOf.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {showProgress} from '../terminal/progress.ts';
import type {Output} from '../terminal/surroundings.ts';
import type {Choice} from './chooseUpgrade.ts';
import {type Look, lookThrough} from './lookThrough.ts';

/** What is looked at. */
type Task = {
  readonly asked: Omit<Arguments, 'from' | 'to' | 'paths' | 'format'>;
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
  const plan = planUpgrade(choice.from, choice.to, factsFor(choice.to));
  const done = showProgress(`Reading ${countOf(all.sources.length, 'file')} …`, stderr);
  const {sources, skipped: unread} = readSources(all.sources, project.root);
  const config = configFindings(listed.manifests, plan, project.root);
  const paths = new Set([...listed.sources, ...config.files.map(({path}) => path)]);
  const isAsked = (name: string): boolean => paths.has(resolve(project.root, name));
  const skipped = unread.filter(({file}) => isAsked(file));
  const count = sources.filter(({name}) => isAsked(name)).length;
  if (count === 0) throw nothingRead(project, skipped);
  const before = addAliases(sources, project.root, packages);
  const isAbout = ({file}: {readonly file: string}): boolean => isAsked(file);
  const foundIn = (look: Look) => [...config.findings, ...look.findings.filter(isAbout)];
  const scanned = new Set(sources.map(({name}) => name));
  const unscanned = config.files.filter(({name}) => !scanned.has(name));
  const sift = (look: Look, files: readonly Source[]) =>
    leaveOut(foundIn(look), {
      sources: [...files.filter(({name}) => isAsked(name)), ...unscanned],
      idOf: stepOf,
      canFind: (id) => !Object.hasOwn(ruleNames, id),
      unread: new Set([...skipped, ...look.skipped, ...look.mistakes].map(({file}) => file)),
      ...{only: asked.only, ignoring: asked.ignoring, folder: project.root, paths: project.paths},
    });
  const first = lookThrough(before, plan);
  refuseUnknown(asked.only, plan, foundIn(first));
  const corrected = asked.fix
    ? correctSources(before, first, plan, (look, files) => sift(look, files).kept)
    : undefined;
  const after = corrected?.sources ?? before;
  const found = corrected?.look ?? first;
  const {kept, ignored} = sift(found, after);
  done();
  if (asked.fix && !asked.dryRun) {
    const written = changedSources(before, after).map(({before: {path}}) => path);
    if (!asked.force) refuseDirtyTree(project.folder, written);
    writeSources(before, after);
  }
  const show = (name: string): string => slashed(relative(project.cwd, join(project.root, name)));
  const named = <Place extends {readonly file: string}>(places: readonly Place[]): Place[] =>
    places.filter(isAbout).map((place) => ({...place, file: show(place.file)}));
  const findings = named(kept);
  const places = [...(corrected?.places ?? [])].map(([file, count]) => ({file, places: count}));
  const report: Report = {
    ...{plan, notes: choice.notes, findings, steps: stepsOf(findings, plan)},
    lineOf: makeLineFinder([...after, ...unscanned], show),
    ...{asked: count, read: found.read, reached: found.reached, isUsed: found.isUsed},
    skipped: [...named([...skipped, ...found.skipped]), ...hidden],
    mistakes: named(found.mistakes),
    unfollowed: named(found.unfollowed),
    fixed: named(places),
    untouched: named(corrected?.untouched ?? []),
    ignored: {...ignored, remarks: named(ignored.remarks)},
    ...(asked.verify && {
      verified: verify(
        {project, choice, findings: named(found.findings), files: listed.sources},
        stderr,
      ),
    }),
  };
  return {report, before, after, show};
}

/** Asks the project's own compiler about both releases, and lists the lines that the scan did not name. */
function verify(
  {
    project,
    choice: {from, to},
    findings,
    files,
  }: Pick<Task, 'project' | 'choice'> & Pick<Report, 'findings'> & {files: readonly string[]},
  stderr: Output,
): Verified {
  const done = showProgress('Compiling with both releases …', stderr);
  const compared = compareSides({
    project,
    sides: [from, to],
    files: new Set(files),
    alone: false,
  });
  done();
  if ('reason' in compared) return compared;
  const named = new Set(findings.map(({file, line}) => `${file}:${line}`));
  return {
    compiler: compared.compiler,
    unnamed: compared.refused.filter(({file, line}) => !named.has(`${file}:${line}`)),
  };
}

function nothingRead({paths}: Project, skipped: readonly Skipped[]): CannotAnswer {
  const [first] = skipped;
  const where = paths.join(' or ');
  return new CannotAnswer(
    first
      ? `None of the files below ${where} could be read; ${first.file} ${first.reason}.`
      : `No file below ${where} has source code.`,
  );
}

function makeLineFinder(
  sources: readonly SourceFile[],
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
