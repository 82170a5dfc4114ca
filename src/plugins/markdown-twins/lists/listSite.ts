import {twinPath} from '../../../site/addresses.ts';
import type {TwinSite, TwinVersion} from '../twinTypes.ts';
import {linkLine} from './linkLine.ts';
import {versionPaths} from './siteAddresses.ts';

/** Writes the `llms.txt` of the site: the versions, the release posts and the data. */
export function listSite(site: TwinSite): string {
  const {title, tagline, versions} = site;
  const blocks = [
    `# ${title}`,
    `> ${tagline}. Documentation of the npm package expo-iap, one set of pages per version.`,
    'Every page of the documentation and every post also exists as Markdown, at its address with `.md` behind it. ' +
      'Names, fields and error codes differ between versions: read the version that the app has installed.',
    '## Documentation',
    versions.flatMap((version) => versionLines(site, version)).join('\n'),
    '## Release posts',
    postLines(site).join('\n'),
    '## Data',
    dataLines(site).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function versionLines(site: TwinSite, version: TwinVersion): string[] {
  const {version: name, label, patch, status} = version.entry;
  const {list, full} = versionPaths(site, version);
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

function postLines({origin, posts}: TwinSite): string[] {
  return posts.map(({title, permalink, date, description}) =>
    linkLine(title, `${origin}${twinPath(permalink)}`, `${date}. ${description}`),
  );
}

function dataLines(site: TwinSite): string[] {
  const folder = `${site.origin}${site.baseUrl}data`;
  return [
    linkLine('About the data', `${folder}/README.md`, 'What each field means.'),
    linkLine('Versions', `${folder}/versions.json`, 'Every version with its files.'),
    ...site.versions.flatMap((version) => {
      const {surface, errors} = versionPaths(site, version);
      const {version: name, patch} = version.entry;
      return [
        linkLine(
          `API of ${name}`,
          `${site.origin}${surface}`,
          `Every name of expo-iap@${patch} with its type, as JSON.`,
        ),
        linkLine(
          `Error codes of ${name}`,
          `${site.origin}${errors}`,
          'What sends each code and what to do, as JSON.',
        ),
      ];
    }),
  ];
}
