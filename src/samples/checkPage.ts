import type {Surface} from '../library/surface/surface.ts';
import type {PluginFacts} from './checkAppConfig.ts';
import {checkJson} from './checkJson.ts';
import {checkMarks} from '../marks/checkMarks.ts';
import {checkNames} from './checkNames.ts';
import {checkShell} from './checkShell.ts';
import {collectSampleNames} from './collectSampleNames.ts';
import {joinKnowledge, readKnowledge, type LibraryKnowledge} from './libraryKnowledge.ts';
import type {Problem} from './problem.ts';
import type {ReadPage} from './readPages.ts';

/** What pages are held against besides the compiler. */
export type PageWorld = {
  /** Folder of the content. */
  readonly root: string;
  readonly library: ReadonlyMap<string, LibraryKnowledge>;
  /** All versions together: what posts may speak of. */
  readonly joined: LibraryKnowledge;
  readonly plugins: ReadonlyMap<string, PluginFacts>;
};

/** Puts together what pages are held against. */
export function createPageWorld(
  root: string,
  surfaces: readonly Surface[],
  plugins: ReadonlyMap<string, PluginFacts>,
): PageWorld {
  const library = new Map(surfaces.map((surface) => [surface.version, readKnowledge(surface)]));
  return {
    root,
    library,
    joined: joinKnowledge([...library.values()]),
    plugins,
  };
}

/** Checks everything on a page that the compiler does not read. */
export function checkPage({page, blocks, built, shown}: ReadPage, world: PageWorld): Problem[] {
  const latest = known(world.library, page.version);
  const own = page.kind === 'docs' ? latest : world.joined;
  const samples = collectSampleNames(built, shown, page.version);
  return [
    ...blocks.flatMap((block) => {
      if (block.language === 'json') return checkJson(block, known(world.plugins, block.version));
      return block.language === 'bash' ? checkShell(block) : [];
    }),
    ...checkMarks(page, {root: world.root, knowledge: world.library}),
    // Docs of the repository speak of this site, not of the library.
    ...(page.kind === 'repository'
      ? []
      : checkNames(page, {own, everywhere: world.joined.names, samples})),
  ];
}

function known<Value>(map: ReadonlyMap<string, Value>, version: string): Value {
  const value = map.get(version);
  if (value === undefined) throw new Error(`Nothing is known about version "${version}".`);
  return value;
}
