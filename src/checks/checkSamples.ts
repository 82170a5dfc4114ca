import path from 'node:path';
import {joinKnowledge, readKnowledge} from 'expo-iap-api-data/knowledge';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {compileSamples, type VersionSummary} from 'mdx-samples/compile/compileSamples';
import {sampleFileModule} from 'mdx-samples/modules';
import type {Problem} from 'mdx-samples/problem';
import {buildReport, type SampleReport} from 'mdx-samples/report';
import {checkMarks} from '../marks/checkMarks.ts';
import {SAMPLES_FOLDER} from '../marks/markPage.ts';
import {type DocsVersion, folderOf} from '../site/versions.ts';
import {readPlugin} from './code/appJson.ts';
import {countOptOuts, type OptOuts} from './code/fences.ts';
import {checkJson} from './code/json.ts';
import {openSampleCache} from './code/openSampleCache.ts';
import {findUnplayable} from './code/playable.ts';
import {type ReadPage, readSamples} from './code/readSamples.ts';
import {checkSampleRules} from './code/sampleRules.ts';
import {type Places, sampleSetting, sampleVersion} from './code/sampleSetting.ts';
import {checkShell} from './code/shell.ts';
import type {Content} from './content.ts';
import {nameHistory} from './nameHistory.ts';
import {findNamed, findUndocumentedExports} from './names/exports.ts';
import {checkNames, collectSampleNames} from './names/names.ts';
import {allUpgradeSamples, compiledUpgradeSamples} from './upgradeSamples.ts';

/** What checking code and names showed. */
export type CheckedSamples = {
  readonly problems: readonly Problem[];
  readonly report: SampleReport;
  readonly optOuts: OptOuts;
  readonly summaries: readonly VersionSummary[];
};

/** Checks every code block, every mark and every name of every version. */
export function checkSamples(
  content: Content,
  versions: readonly DocsVersion[],
  places: Places,
): CheckedSamples {
  const {pages, problems: unread} = readSamples(
    content,
    versions.map(({version}) => version),
  );
  // What a page of a tool shows is run with the tool instead, in tests/recipes.
  const counted = pages.filter(({page}) => page.kind !== 'tool');
  const optOuts = countOptOuts(counted.flatMap(({blocks}) => blocks));
  const modules = [
    ...pages.flatMap(({built}) => built.map(({module}) => module)),
    ...content.sampleFiles.map(sampleFileModule),
    ...compiledUpgradeSamples(allUpgradeSamples(content.root)).map(sampleFileModule),
  ];
  const described = new Set(versions.map(({version}) => version));
  const compiled = compileSamples(
    modules,
    // A version that was cut before its package came stands in for the target of its name.
    [...versions, ...upgradeTargets.filter(({version}) => !described.has(version))].map((line) =>
      sampleVersion(places.packageRoot, line),
    ),
    {
      ...sampleSetting(places),
      history: nameHistory,
      openCache: openSampleCache(path.join(places.root, SAMPLES_FOLDER)),
    },
  );
  const world = readWorld(versions, places);
  const problems = [
    ...findUnplayable(versions),
    ...unread,
    ...optOuts.problems,
    ...compiled.problems,
    ...checkSampleRules(modules),
    ...pages.flatMap((page) => checkPage(page, world)),
    ...[...world.knowledge.values()].flatMap((own) =>
      findUndocumentedExports(own, folderOf(own.version), findNamed(pages, own.version)),
    ),
  ];
  const {needs, contexts, summaries} = compiled;
  const facts = {versions, needs, contexts, optOuts: optOuts.count, problems: problems.length};
  return {problems, optOuts, summaries, report: buildReport(pages, facts)};
}

type World = ReturnType<typeof readWorld>;

/** What pages are compared with besides the compiler. */
function readWorld(versions: readonly DocsVersion[], {root, packageRoot}: Places) {
  const knowledge = new Map(
    versions.map(({version}) => [version, readKnowledge(loadSurface(version))]),
  );
  const plugins = new Map(
    versions.map((entry) => [entry.version, readPlugin(resolveLibrary(packageRoot, entry))]),
  );
  // Posts may speak of all versions together.
  return {root, knowledge, plugins, joined: joinKnowledge([...knowledge.values()])};
}

function checkPage({page, blocks, built, shown}: ReadPage, world: World): Problem[] {
  const latest = known(world.knowledge, page.version);
  const own = page.kind === 'blog' ? world.joined : latest;
  const samples = collectSampleNames(built, shown, page.version);
  return [
    ...blocks.flatMap((block) => {
      // What is wrong with the version of a block was found before.
      const plugin = world.plugins.get(block.version);
      if (block.language === 'json' && plugin) return checkJson(block, plugin);
      // Maintainers run more than what pages may tell readers to run.
      return block.language === 'bash' && page.kind !== 'repository' ? checkShell(block) : [];
    }),
    ...checkMarks(page, {root: world.root, knowledge: world.knowledge}),
    // Docs of the repository speak of this site, and pages of tools of the tool, not of the library.
    ...(page.kind === 'repository' || page.kind === 'tool'
      ? []
      : checkNames(page, {own, everywhere: world.joined.names, samples})),
  ];
}

function known<Value>(map: ReadonlyMap<string, Value>, version: string): Value {
  const value = map.get(version);
  if (value === undefined) throw new Error(`Unknown version "${version}".`);
  return value;
}
