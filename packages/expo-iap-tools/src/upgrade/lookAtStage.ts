import {join, relative, resolve} from 'node:path';
import {launchRules} from 'expo-iap-api-data/launch/launchRules';
import {ruleNames} from '../check/describeFindings.ts';
import type {Arguments} from '../command/upgradeArguments.ts';
import type {configFindings} from '../config/configFindings.ts';
import {correctSources} from '../fix/correctSources.ts';
import {leaveOut} from '../ignored/leaveOut.ts';
import type {UpgradePlan} from '../plan/plan.ts';
import {type Project, slashed} from '../project/findProject.ts';
import type {Listed} from '../project/listFiles.ts';
import type {Skipped, Source} from '../project/readSources.ts';
import type {Report} from '../report/report.ts';
import {refuseUnknown, stepOf, stepsOf} from '../report/stepsOf.ts';
import type {Finding} from '../scan/findings.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Look, lookThrough} from './lookThrough.ts';

/** What is looked at. */
export type StageTask = {
  readonly asked: Omit<Arguments, 'from' | 'to' | 'paths' | 'format'>;
  readonly project: Project;
  /** The files that findings are about. */
  readonly listed: Listed;
  readonly hidden: readonly Skipped[];
  readonly plan: UpgradePlan;
  readonly notes: readonly string[];
  /** The files as the stage before leaves them. */
  readonly sources: readonly Source[];
  readonly unread: readonly Skipped[];
  /** What sets up the builds. */
  readonly config: ReturnType<typeof configFindings>;
  /** Whether the upgrade has no other stage, and whether one follows. */
  readonly isAlone: boolean;
  readonly isLast: boolean;
};

/** What there is to say of one stage. */
export type LookedStage = {
  readonly report: Report;
  /** The files that the report is about, and those that the stage leaves. */
  readonly shown: readonly Source[];
  readonly after: readonly Source[];
  /** With what comments and options leave out. */
  readonly found: readonly Finding[];
};

/** What only the check and launch find. */
const OTHERS: ReadonlySet<string> = new Set([
  ...Object.keys(ruleNames),
  ...launchRules.map(({id}) => id),
]);

/** Scans the files for one stage, corrects them where that is asked for or another stage follows, and says what is left. */
export function lookAtStage(task: StageTask): LookedStage {
  const {asked, project, listed, plan, sources, config, isAlone, isLast} = task;
  const paths = new Set([...listed.sources, ...config.files.map(({path}) => path)]);
  const isAsked = (name: string): boolean => paths.has(resolve(project.root, name));
  const skipped = task.unread.filter(({file}) => isAsked(file));
  const count = sources.filter(({name}) => isAsked(name)).length;
  if (count === 0) throw nothingRead(project, skipped);
  const isAbout = ({file}: {readonly file: string}): boolean => isAsked(file);
  const foundIn = (look: Look) => [...config.findings, ...look.findings.filter(isAbout)];
  const scanned = new Set(sources.map(({name}) => name));
  const unscanned = config.files.filter(({name}) => !scanned.has(name));
  const sift = (look: Look, files: readonly Source[]) =>
    leaveOut(foundIn(look), {
      sources: [...files.filter(({name}) => isAsked(name)), ...unscanned],
      idOf: stepOf,
      // A comment about one stage is not idle because another one finds nothing there.
      canFind: (id) => isAlone && !OTHERS.has(id),
      unread: new Set([...skipped, ...look.skipped, ...look.mistakes].map(({file}) => file)),
      ...{only: asked.only, ignoring: asked.ignoring, folder: project.root, paths: project.paths},
    });
  const first = lookThrough(sources, plan);
  refuseUnknown(asked.only, plan, foundIn(first));
  const corrected =
    asked.fix || !isLast
      ? correctSources(sources, first, plan, (look, files) => sift(look, files).kept)
      : undefined;
  const told = asked.fix ? corrected : undefined;
  const shown = told?.sources ?? sources;
  const look = told?.look ?? first;
  const {kept, ignored} = sift(look, shown);
  const show = showFrom(project);
  const named = <Place extends {readonly file: string}>(places: readonly Place[]): Place[] =>
    places.filter(isAbout).map((place) => ({...place, file: show(place.file)}));
  const findings = named(kept);
  const places = [...(told?.places ?? [])].map(([file, number]) => ({file, places: number}));
  const report: Report = {
    ...{plan, notes: task.notes, findings, steps: stepsOf(findings, plan)},
    lineOf: makeLineFinder([...shown, ...unscanned], show),
    ...{asked: count, read: look.read, reached: look.reached, isUsed: look.isUsed},
    skipped: [...named([...skipped, ...look.skipped]), ...task.hidden],
    mistakes: named(look.mistakes),
    unfollowed: named(look.unfollowed),
    fixed: named(places),
    untouched: named(told?.untouched ?? []),
    ignored: {...ignored, remarks: named(ignored.remarks)},
  };
  return {report, shown, after: corrected?.sources ?? sources, found: named(look.findings)};
}

/** Names a file relative to where the command was called. */
export function showFrom({cwd, root}: Project): (name: string) => string {
  return (name) => slashed(relative(cwd, join(root, name)));
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
