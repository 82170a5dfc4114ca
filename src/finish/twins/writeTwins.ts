import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {twinPath} from '../../site/addresses.ts';
import type {SiteSources} from '../builtSite.ts';
import {collectSite} from './collectSite.ts';
import {listSite, listVersion, versionPaths} from './lists.ts';
import {makeTwins} from './makeTwins.ts';
import {linkResolver} from './resolveLink.ts';
import {makeSkills} from './skills.ts';
import {pagesOf, type TwinSite} from './twinSite.ts';

/** Adds to the build what programs read: every page as Markdown, lists of pages, and skills for assistants. */
export async function writeTwins(site: SiteSources): Promise<void> {
  for (const [path, text] of makeFiles(await collectSite(site), site.siteDir)) {
    const file = join(site.outDir, path.slice(site.baseUrl.length));
    if (existsSync(file))
      throw new Error(`${file} exists already, but Markdown twins write it. Rename the other one.`);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Returns every file for programs, by its path on the site. */
function makeFiles(site: TwinSite, siteDir: string): ReadonlyMap<string, string> {
  const resolve = linkResolver(site);
  const twins = makeTwins(site, siteDir, resolve);
  const textOf = new Map(twins.map(({page, text}) => [page.permalink, text]));
  const files = new Map([
    ...twins.map(({page, text}) => [twinPath(page.permalink), text] as const),
    [`${site.baseUrl}llms.txt`, listSite(site)],
    ...site.versions.flatMap((version) => {
      const {list, full} = versionPaths(version);
      const texts = pagesOf(version).map(({permalink}) => textOf.get(permalink) ?? '');
      return [[list, listVersion(site, version)] as const, [full, texts.join('\n')] as const];
    }),
  ]);
  return new Map([...files, ...makeSkills(site, {siteDir, resolve, files})]);
}
