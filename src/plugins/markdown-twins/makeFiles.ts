import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {makeData} from './data/makeData.ts';
import {listSite} from './lists/listSite.ts';
import {listVersion} from './lists/listVersion.ts';
import {versionPaths} from './lists/siteAddresses.ts';
import {makeTwins} from './makeTwins.ts';
import {linkResolver} from './resolveLink.ts';
import {twinPath} from '../../site/addresses.ts';
import {type TwinSite, pagesOf} from './twinTypes.ts';

const README = 'src/plugins/markdown-twins/dataReadme.md';

/** Writes every file for machines, by its path on the site. */
export function makeFiles(site: TwinSite, siteDir: string): ReadonlyMap<string, string> {
  const twins = makeTwins(site, siteDir, linkResolver(site, 'twins'));
  const textOf = new Map(twins.map(({page, text}) => [page.permalink, text]));
  return new Map([
    ...twins.map(({page, text}) => [twinPath(page.permalink), text] as const),
    [`${site.baseUrl}llms.txt`, listSite(site)],
    ...site.versions.flatMap((version) => {
      const {list, full} = versionPaths(site, version);
      const texts = pagesOf(version).map(({permalink}) => textOf.get(permalink) ?? '');
      return [[list, listVersion(site, version)] as const, [full, texts.join('\n')] as const];
    }),
    ...makeData(site, linkResolver(site, 'pages')),
    [`${site.baseUrl}data/README.md`, readFileSync(join(siteDir, README), 'utf8')],
  ]);
}
