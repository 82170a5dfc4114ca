import {twinPath} from '../../site/addresses.ts';
import {CONTINUES} from './plainFences.ts';
import type {TwinPage, TwinSite, TwinVersion} from './twinSite.ts';

/** Returns the paths of the lists of a version: its pages by name, and all of them in one file. */
export const versionPaths = ({root}: TwinVersion) => ({
  list: `${root}/llms.txt`,
  full: `${root}/llms-full.txt`,
});

/** Writes the `llms.txt` of the site: the versions, the release posts, the tools and the skills. */
export function listSite(site: TwinSite): string {
  const {title, tagline, versions} = site;
  const blocks = [
    `# ${title}`,
    `> ${tagline}. Documentation of the npm package expo-iap, one set of pages per version.`,
    'Every page of the documentation, every post, every upgrade and the pages about tools are also available as Markdown: add `.md` to the address. ' +
      'Names, fields and error codes differ between versions: read the version that the app has installed. ' +
      'Every TypeScript and JavaScript block of a Markdown page compiles against its version as it is; one that begins with ' +
      `"${CONTINUES}" compiles below the block before it.`,
    '## Documentation',
    versions.flatMap((version) => versionLines(site, version)).join('\n'),
    '## Release posts',
    pageLines(
      site,
      site.posts.map((post) => ({...post, description: `${post.date}. ${post.description}`})),
    ),
    '## Tools',
    pageLines(site, site.tools),
    ...(site.skills.length > 0 ? ['## Skills', skillLines(site).join('\n')] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function versionLines(site: TwinSite, version: TwinVersion): string[] {
  const {version: name, label, patch, status} = version.entry;
  const {list, full} = versionPaths(version);
  const advice = status === 'latest' ? 'The version to use' : `Only for apps with expo-iap ${name}`;
  return [
    linkLine(
      `expo-iap ${label}`,
      `${site.origin}${list}`,
      `${advice}. The list of its pages, which describe expo-iap@${patch}.`,
    ),
    linkLine(
      `expo-iap ${label}, complete`,
      `${site.origin}${full}`,
      'All of its pages in one file.',
    ),
  ];
}

function pageLines({origin}: TwinSite, pages: readonly TwinPage[]): string {
  return pages
    .map(({title, permalink, description}) =>
      linkLine(title, `${origin}${twinPath(permalink)}`, description),
    )
    .join('\n');
}

function skillLines({origin, skills}: TwinSite): string[] {
  return skills.map(({title, permalink, description}) =>
    linkLine(title, `${origin}${permalink}`, description),
  );
}

/** Writes the `llms.txt` of a version: its pages under the headings of its sidebar. */
export function listVersion(site: TwinSite, version: TwinVersion): string {
  const {entry, sections} = version;
  const {full} = versionPaths(version);
  const blocks = [
    `# ${site.title} ${entry.label}`,
    `> ${site.tagline}. These pages describe expo-iap@${entry.patch}.`,
    ...advice(site, version),
    ...sections.flatMap(({title, pages}) => [`## ${title}`, pageLines(site, pages)]),
    '## Optional',
    linkLine(
      'All pages in one file',
      `${site.origin}${full}`,
      'The pages above, one after the other.',
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Readers of an old version should know which one to use instead. */
function advice(site: TwinSite, {entry}: TwinVersion): string[] {
  const latest = site.versions.find((version) => version.entry.status === 'latest');
  if (entry.status !== 'old' || !latest) return [];
  const {list} = versionPaths(latest);
  return [
    `This version is no longer maintained. New apps use [${latest.entry.version}](${site.origin}${list}).`,
  ];
}

/** One entry of a list for machines: a link and what lies behind it. */
function linkLine(title: string, address: string, description: string): string {
  // A bracket in a title would end the link too early.
  const safe = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${safe}](${address}): ${description}`;
}
