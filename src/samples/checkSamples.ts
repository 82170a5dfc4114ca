import type {Surface} from '../library/surface/surface.ts';
import {type DocsVersion, folderOf, versionFolders} from '../site/versions.ts';
import {buildReport} from './buildReport.ts';
import {checkPage, createPageWorld} from './checkPage.ts';
import {sampleFileModule} from './collectSampleFiles.ts';
import {compileVersion, type Places} from './compileVersion.ts';
import {countOptOuts, type OptOuts} from './countOptOuts.ts';
import {findNamed} from './findNamed.ts';
import {findUndocumentedExports} from './findUndocumentedExports.ts';
import type {PatchHistory} from './lowestPatch.ts';
import {sortProblems, type Problem} from './problem.ts';
import {readPages} from './readPages.ts';
import {readPlugin} from './readPlugin.ts';
import type {SampleReport} from './report.ts';
import {resolveLibrary} from '../library/packages.ts';

/** What a check of all samples needs to know. */
export type CheckInput = Places & {
  readonly versions: readonly DocsVersion[];
  /** Names in `versions.json`. */
  readonly cut: readonly string[];
  readonly surfaces: readonly Surface[];
  readonly history: PatchHistory;
};

/** How the samples of one version fared. */
export type VersionSummary = {
  readonly version: string;
  readonly modules: number;
  readonly milliseconds: number;
  readonly fromCache: boolean;
};

/** Everything that the check found out. */
export type CheckResult = {
  readonly problems: readonly Problem[];
  readonly report: SampleReport;
  readonly optOuts: OptOuts;
  readonly summaries: readonly VersionSummary[];
};

/** Checks every sample, every mark and every name of every version. */
export function checkSamples(input: CheckInput): CheckResult {
  const {versions, cut, surfaces, history, ...places} = input;
  const folders = versionFolders(versions, cut);
  const {pages, sampleFiles, problems: readProblems} = readPages(places.root, folders);
  const optOuts = countOptOuts(pages.flatMap(({blocks}) => blocks));
  const all = [
    ...pages.flatMap(({built}) => built.map(({module}) => module)),
    ...sampleFiles.map(sampleFileModule),
  ];
  const compiled = versions.map((entry) => {
    const started = performance.now();
    const modules = all.filter(({version}) => version === entry.version);
    const result = compileVersion(entry, modules, places, history);
    const milliseconds = Math.round(performance.now() - started);
    return {...result, version: entry.version, modules: modules.length, milliseconds};
  });
  const plugins = new Map(
    versions.map((entry) => [entry.version, readPlugin(resolveLibrary(places.packageRoot, entry))]),
  );
  const world = createPageWorld(places.root, surfaces, plugins);
  const problems = sortProblems([
    ...readProblems,
    ...optOuts.problems,
    ...compiled.flatMap((version) => version.problems),
    ...pages.flatMap((page) => checkPage(page, world)),
    ...[...world.library.values()].flatMap((known) => {
      const folder = folderOf(known.version, cut);
      return findUndocumentedExports(known, folder, findNamed(pages, known.version));
    }),
  ]);
  const needs = new Map(compiled.map((version) => [version.version, version.needs]));
  const facts = {versions, needs, optOuts: optOuts.count, problems: problems.length};
  return {problems, optOuts, report: buildReport(pages, facts), summaries: compiled};
}
