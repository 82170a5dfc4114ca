import {addFirstViews} from 'docusaurus-first-view/first-views';
import {protectPages} from 'docusaurus-first-view/protect-pages';
import {writePages} from 'docusaurus-first-view/write-pages';
import type {BuiltSite} from './builtSite.ts';
import {packCommand} from './command/packCommand.ts';
import {firstView, policy} from './firstView.ts';
import {writeHostFiles} from './hostFiles.ts';
import {writeLicenseFile} from './licenses.ts';
import {type ReadPage, readPages} from './readPages.ts';
import {writeSearchIndexes} from './search/searchIndex.ts';
import {startSourceWriter} from './startSourceWriter.ts';
import {leadOnWithoutScripts} from './versionRoots.ts';

/** Runs a named step, and reports how long it took. */
export type RunStep = <Result>(
  name: string,
  step: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * Everything that happens after Docusaurus has built the site. Pages are read once and written once; what a step needs of
 * another is what that one returned. The steps for pages follow one another; the twins, the cards and the search indexes
 * are separate files, and are written meanwhile.
 */
export async function finishSite(site: BuiltSite, run: RunStep): Promise<void> {
  const sources = run('twins and cards', () => startSourceWriter(site));
  // Whoever fails first is told; the other must not end the process before that.
  sources.catch(() => undefined);
  const versions = site.content.docs?.loadedVersions ?? [];
  await run('version roots', () => leadOnWithoutScripts(site, versions));
  const pages = await run('read pages', () => readPages(site));
  // Pagefind is a program by itself too: it works while the other steps run here.
  const indexes = run('search index', () => writeSearchIndexes(site, pages));
  const {siteDir, outDir, url, baseUrl} = site;
  const packed = {siteDir, outDir, address: new URL(baseUrl, url).href};
  await Promise.all([
    Promise.all([sources, indexes]).then(() =>
      run('command', () => packCommand(packed, site.outDir)),
    ),
    finishFiles(site, pages, run),
  ]);
}

async function finishFiles(
  site: BuiltSite,
  pages: readonly ReadPage[],
  run: RunStep,
): Promise<void> {
  // The blog plugin takes the text of posts from their pages, before these change.
  await run('feeds', () => site.blog?.writeFeeds());
  const views = await run('first views', () => addFirstViews(site, pages, firstView));
  const secure = await run('policy', () => protectPages(views, policy));
  await run('write pages', () => writePages(site.outDir, secure.pages));
  await run('host files', () => writeHostFiles(site, secure));
  await run('licenses', () => writeLicenseFile(site));
}

/** Measures steps by the clock; one line each says how long the step took, and what it returned when that is a text. */
export function timedSteps(report: (line: string) => void): RunStep {
  return async (name, step) => {
    const started = performance.now();
    const result = await step();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report(`[finish] ${name}: ${seconds} s${typeof result === 'string' ? `, ${result}` : ''}`);
    return result;
  };
}
