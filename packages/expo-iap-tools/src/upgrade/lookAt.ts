import type {Compared} from '../compile/compareSides.ts';
import {compareSides} from '../compile/compareSides.ts';
import {configFindings} from '../config/configFindings.ts';
import {refuseDirtyTree} from '../fix/refuseDirtyTree.ts';
import {changedSources, writeSources} from '../fix/writeSources.ts';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {stagesOf} from '../plan/stages.ts';
import {factsFor} from '../plan/upgradeFacts.ts';
import {addAliases} from '../project/addAliases.ts';
import type {ListedProject} from '../project/listProject.ts';
import {readSources, type Source} from '../project/readSources.ts';
import type {Report, Verified} from '../report/report.ts';
import {countOf} from '../report/summaryOf.ts';
import {showProgress} from '../terminal/progress.ts';
import type {Output} from '../terminal/surroundings.ts';
import type {Choice} from './chooseUpgrade.ts';
import {lookAtStage, type LookedStage, showFrom, type StageTask} from './lookAtStage.ts';

/** What is looked at. */
type Task = ListedProject & Pick<StageTask, 'asked'> & {readonly choice: Choice};

/** What there is to say of each stage, and the files before and after the correction of all. */
type Looked = {
  readonly reports: readonly Report[];
  readonly before: readonly Source[];
  readonly after: readonly Source[];
  /** Names a file relative to where the command was called. */
  readonly show: (name: string) => string;
};

/** Reads a project, corrects it stage by stage where that is asked for, writes it once, and says what is left. */
export function lookAt(task: Task, stderr: Output): Looked {
  const {asked, project, all, packages} = task;
  const done = showProgress(`Reading ${countOf(all.sources.length, 'file')} …`, stderr);
  const {sources, skipped: unread} = readSources(all.sources, project.root);
  const before = addAliases(sources, project.root, packages);
  const stages = lookAtAll(task, {sources: before, unread});
  const after = stages.at(-1)?.after ?? before;
  done();
  if (asked.fix && !asked.dryRun) {
    const written = changedSources(before, after).map(({before: {path}}) => path);
    if (!asked.force) refuseDirtyTree(project.folder, written);
    writeSources(before, after);
  }
  return {
    reports: stages.map((stage) => ({
      ...stage.report,
      ...(asked.verify && {verified: verify(task, stage, textsOf(stage, stages, before), stderr)}),
    })),
    ...{before, after, show: showFrom(project)},
  };
}

/** Looks at every stage, each on the files as the one before leaves them. */
function lookAtAll(
  {asked, project, listed, hidden, choice}: Task,
  given: Pick<StageTask, 'sources' | 'unread'>,
): readonly LookedStage[] {
  const plans = stagesOf(choice.from, choice.to).map(({from, to}) =>
    planUpgrade(from, to, factsFor(to)),
  );
  const looked: LookedStage[] = [];
  const told = new Set<string>();
  for (const [index, plan] of plans.entries()) {
    const {files, findings} = configFindings(listed.manifests, plan, project.root);
    // What a build lacks at every stage is said at the first.
    const fresh = findings.filter((each) => !told.has(placeOf(each) + each.message));
    for (const each of fresh) told.add(placeOf(each) + each.message);
    const stage = lookAtStage({
      ...{asked, project, listed, hidden, plan, unread: given.unread},
      notes: index === 0 ? choice.notes : [],
      sources: looked.at(-1)?.after ?? given.sources,
      config: {files, findings: fresh},
      ...{isAlone: plans.length === 1, isLast: index === plans.length - 1},
    });
    looked.push(stage);
  }
  return looked;
}

/** The texts of a stage for the files that some stage changes; for one stage, the files are as they must be. */
function textsOf(
  {shown}: LookedStage,
  stages: readonly LookedStage[],
  before: readonly Source[],
): ReadonlyMap<string, string> {
  const all = stages.length > 1 ? stages : [];
  const pairs = all.flatMap(({after}) => changedSources(before, after));
  const changed = new Set(pairs.map((pair) => pair.before.path));
  return new Map(
    shown.filter(({path}) => changed.has(path)).map(({path, text}) => [path, text] as const),
  );
}

/** Asks the project's own compiler about both releases, and lists the lines that the scan did not name. */
function verify(
  {project, listed}: Task,
  {report: {plan}, found}: LookedStage,
  texts: ReadonlyMap<string, string>,
  stderr: Output,
): Verified {
  const done = showProgress('Compiling with both releases …', stderr);
  const compared: Compared = compareSides({
    ...{project, sides: [plan.from, plan.to], files: new Set(listed.sources), alone: false, texts},
  });
  done();
  if ('reason' in compared) return compared;
  const named = new Set(found.map(placeOf));
  return {
    compiler: compared.compiler,
    unnamed: compared.refused.filter((each) => !named.has(placeOf(each))),
  };
}

function placeOf({file, line}: {readonly file: string; readonly line: number}): string {
  return `${file}:${line}`;
}
