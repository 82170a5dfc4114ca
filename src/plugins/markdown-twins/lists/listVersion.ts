import {twinPath} from '../../../site/addresses.ts';
import type {TwinSite, TwinVersion} from '../twinTypes.ts';
import {linkLine} from './linkLine.ts';
import {versionPaths} from './siteAddresses.ts';

/** Writes the `llms.txt` of a version: its pages under the headings of its sidebar. */
export function listVersion(site: TwinSite, version: TwinVersion): string {
  const {entry, sections} = version;
  const {full, surface, errors} = versionPaths(site, version);
  const blocks = [
    `# ${site.title} ${entry.label}`,
    `> ${site.tagline}. These pages describe expo-iap@${entry.patch}.`,
    ...advice(site, version),
    ...sections.flatMap(({title, pages}) => [
      `## ${title}`,
      pages
        .map((page) =>
          linkLine(page.title, `${site.origin}${twinPath(page.permalink)}`, page.description),
        )
        .join('\n'),
    ]),
    '## Optional',
    [
      linkLine(
        'All pages in one file',
        `${site.origin}${full}`,
        'The pages above, one after the other.',
      ),
      linkLine('API', `${site.origin}${surface}`, 'Every name with its type, as JSON.'),
      linkLine(
        'Error codes',
        `${site.origin}${errors}`,
        'What sends each code and what to do, as JSON.',
      ),
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Readers of an old version should know which one to use instead. */
function advice(site: TwinSite, {entry}: TwinVersion): string[] {
  const latest = site.versions.find((version) => version.entry.status === 'latest');
  if (entry.status !== 'old' || !latest) return [];
  const {list} = versionPaths(site, latest);
  return [
    `This version is no longer maintained. New apps use [${latest.entry.version}](${site.origin}${list}).`,
  ];
}
