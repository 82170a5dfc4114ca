import path from 'node:path';
import type {DocsVersion} from '../site/versions.ts';
import {compileCached} from './cache.ts';
import {isExpected, mapDiagnostics} from './diagnostics.ts';
import {lowestPatch, nameHistory, type PatchHistory} from './lowestPatch.ts';
import type {Problem} from '../markdown/problem.ts';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {ownSegment, type SampleModule} from './modules.ts';

/** Where pages, packages and caches are. */
export type Places = {
  /** Folder of the pages. */
  readonly root: string;
  /** Folder of `node_modules` and of the types that we wrote ourselves. */
  readonly packageRoot: string;
};

/** The result of compiling the samples of one version. */
export type CompiledVersion = {
  readonly problems: readonly Problem[];
  /** The patch that a module needs, by its file name, where the first installed one does not do. */
  readonly needs: ReadonlyMap<string, string>;
  /** What parts of sample files need to compile on their own, by their keys. */
  readonly contexts: Readonly<Record<string, string>>;
  readonly fromCache: boolean;
};

/** Compiles the samples of a version against its patch, and those that compile against the older ones. */
export function compileVersion(
  version: DocsVersion,
  modules: readonly SampleModule[],
  {root, packageRoot}: Places,
  history: PatchHistory,
): CompiledVersion {
  const cache = path.join(root, '.cache/samples');
  const compile = (release: {patch: string; package: string}) => {
    const library = resolveLibrary(packageRoot, release);
    return compileCached(cache, {modules, library, root, packageRoot});
  };
  const current = compile(version);
  const broken = new Set(current.diagnostics.map(({fileName}) => fileName));
  const sound = modules.filter(({fileName}) => !broken.has(fileName));
  const older = version.olderPatches.map(({patch, package: name}) => ({
    patch,
    ...compile({patch, package: name}),
  }));
  const installed = [...older.map(({patch}) => patch), version.patch];
  const needs = new Map<string, string>();
  for (const module of sound) {
    const failures = new Map(
      older.flatMap(({patch, diagnostics}) => {
        const own = diagnostics.filter(
          (diagnostic) =>
            diagnostic.fileName === module.fileName && !isExpected(module, diagnostic),
        );
        return own.length > 0 ? [[patch, own.map(({message}) => message)] as const] : [];
      }),
    );
    const code = module.text.split('\n').slice(ownSegment(module).start).join('\n');
    const patch = lowestPatch({installed, failures, code, history});
    if (patch !== undefined) needs.set(module.fileName, patch);
  }
  return {
    problems: mapDiagnostics(modules, current.diagnostics, version.patch),
    needs,
    contexts: current.contexts,
    fromCache: [current, ...older].every(({fromCache}) => fromCache),
  };
}

/** The results of the samples of one version. */
export type VersionSummary = {
  readonly version: string;
  readonly modules: number;
  readonly milliseconds: number;
  readonly fromCache: boolean;
};

/** The result of compiling the samples of all versions. */
export type CompiledSamples = {
  readonly problems: readonly Problem[];
  /** The patch that a module needs, by the version and the name of the module. */
  readonly needs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What parts of sample files need to compile on their own, by their keys. */
  readonly contexts: Readonly<Record<string, string>>;
  readonly summaries: readonly VersionSummary[];
};

/** Compiles each module against the library of its version. */
export function compileSamples(
  modules: readonly SampleModule[],
  versions: readonly DocsVersion[],
  places: Places,
): CompiledSamples {
  const compiled = versions.map((entry) => {
    const started = performance.now();
    const own = modules.filter(({version}) => version === entry.version);
    const result = compileVersion(entry, own, places, nameHistory);
    const milliseconds = Math.round(performance.now() - started);
    return {...result, version: entry.version, modules: own.length, milliseconds};
  });
  return {
    problems: compiled.flatMap(({problems}) => problems),
    needs: new Map(compiled.map(({version, needs}) => [version, needs])),
    contexts: Object.assign({}, ...compiled.map(({contexts}) => contexts)),
    summaries: compiled,
  };
}
