import {type TwinPage, type TwinSite, pagesOf} from './twinTypes.ts';
import {twinPath} from '../../site/addresses.ts';

/** Writes the front matter of a twin: what it is, for which release, and where it comes from. */
export function makeHeader(page: TwinPage, site: TwinSite): string {
  const fields = {
    title: page.title,
    description: page.description,
    ...(page.kind === 'doc'
      ? {version: page.version.version, package: `expo-iap@${page.version.patch}`}
      : {date: page.date}),
    source: `${site.origin}${page.permalink}`,
    ...currentOf(page, site),
  };
  // Text in JSON is text in YAML too, with nothing left to quote.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Leads from an old page to the twin of the same page in the version to use, when that has it. */
function currentOf(page: TwinPage, {versions, origin}: TwinSite): {current?: string} {
  if (page.kind === 'post' || page.version.status === 'latest') return {};
  const latest = versions.find(({entry}) => entry.status === 'latest');
  const same = latest && pagesOf(latest).find(({id}) => id === page.id);
  return same ? {current: `${origin}${twinPath(same.permalink)}`} : {};
}
