import {ownSegment, type SampleModule} from '../modules.ts';
import {compileModules} from './compile.ts';
import {
  type CachedCompilation,
  compileCached,
  joinContexts,
  type OpenCache,
} from './compileCached.ts';
import {isExpected, mapDiagnostics} from './diagnostics.ts';
import {lowestPatch, type PatchHistory} from './lowestPatch.ts';
import type {Library, Setting} from './setting.ts';

/** A version of the docs, with what its samples compile against. */
export type SampleVersion = {
  readonly version: string;
  readonly library: Library;
  /** Earlier releases that readers of the version may have, oldest first. */
  readonly older: readonly Library[];
};

/** How to compile the samples of all versions. */
export type CompileOptions = Setting & {
  /** What is known about the releases between those of a version; none without it. */
  readonly history?: PatchHistory;
  /** Keeps results between runs; without it, each run compiles everything. */
  readonly openCache?: OpenCache;
};

/** Compiles the samples of a version against its release, and those that compile against the older ones. */
function compileVersion(
  {library, older: earlier}: SampleVersion,
  modules: readonly SampleModule[],
  {history = () => undefined, openCache, ...setting}: CompileOptions,
) {
  const compile = (release: Library): CachedCompilation => {
    const task = {...setting, modules, library: release};
    return openCache ? compileCached(openCache, task) : {...compileModules(task), fromCache: false};
  };
  const current = compile(library);
  const broken = new Set(current.diagnostics.map(({fileName}) => fileName));
  const sound = modules.filter(({fileName}) => !broken.has(fileName));
  const older = earlier.map((release) => ({patch: release.patch, ...compile(release)}));
  const installed = [...older.map(({patch}) => patch), library.patch];
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
    problems: mapDiagnostics(modules, current.diagnostics, {...setting, library}),
    needs,
    contexts: current.contexts,
    fromCache: [current, ...older].every(({fromCache}) => fromCache),
  };
}

/** The results of the samples of one version. */
export type VersionSummary = Pick<
  ReturnType<typeof compileSamples>['summaries'][number],
  'version' | 'modules' | 'milliseconds' | 'fromCache'
>;

/** Compiles each module against the library of its version. */
export function compileSamples(
  modules: readonly SampleModule[],
  versions: readonly SampleVersion[],
  options: CompileOptions,
) {
  const compiled = versions.map((entry) => {
    const started = performance.now();
    const own = modules.filter(({version}) => version === entry.version);
    const result = compileVersion(entry, own, options);
    const milliseconds = Math.round(performance.now() - started);
    return {...result, version: entry.version, modules: own.length, milliseconds};
  });
  return {
    problems: compiled.flatMap(({problems}) => problems),
    /** The patch that a module needs where the first installed one does not do, by the version and the name of the module. */
    needs: new Map(compiled.map(({version, needs}) => [version, needs])),
    /** What parts of sample files need to compile on their own, by their keys. */
    contexts: joinContexts(compiled),
    summaries: compiled,
  };
}
