import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {twinPath} from '../../site/addresses.ts';
import type {SiteSources} from '../builtSite.ts';
import {collectSite} from './collectSite.ts';
import {listSite, listVersion, versionPaths} from './lists.ts';
import {makeTwins} from './makeTwins.ts';
import {linkResolver} from './resolveLink.ts';
import {pagesOf, type TwinSite} from './twinSite.ts';

/** Adds to the build what programs read: every page as Markdown, and lists of pages. */
export function writeTwins(site: SiteSources): void {
  for (const [path, text] of makeFiles(collectSite(site), site.siteDir)) {
    const file = join(site.outDir, path.slice(site.baseUrl.length));
    if (existsSync(file))
      throw new Error(`${file} exists already, but Markdown twins write it. Rename the other one.`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Returns every file for programs, by its path on the site. */
function makeFiles(site: TwinSite, siteDir: string): ReadonlyMap<string, string> {
  const twins = makeTwins(site, siteDir, linkResolver(site));
  const textOf = new Map(twins.map(({page, text}) => [page.permalink, text]));
  return new Map([
    ...twins.map(({page, text}) => [twinPath(page.permalink), text] as const),
    [`${site.baseUrl}llms.txt`, listSite(site)],
    ...site.versions.flatMap((version) => {
      const {list, full} = versionPaths(version);
      const texts = pagesOf(version).map(({permalink}) => textOf.get(permalink) ?? '');
      return [[list, listVersion(site, version)] as const, [full, texts.join('\n')] as const];
    }),
  ]);
}
